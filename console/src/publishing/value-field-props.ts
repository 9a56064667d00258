import type { Field } from 'contract/content-fields.ts';

export type ValueFieldProps = {
  name: string;
  field: Field;
  value: unknown;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
};
