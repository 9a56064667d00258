import type { Field } from 'contract/content-fields.ts';

export type ValueFieldProps = {
  name: string;
  field: Field;
  value: unknown;
  isReadOnly: boolean;
  /** In a row of a list, which has the label already. Only lines and pictures stand there. */
  isLabelHidden?: boolean;
  onChange: (value: unknown) => void;
};
