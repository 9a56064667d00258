import type { Editor } from '@tiptap/react';
import type { Field } from 'contract/content-fields.ts';

export type StructuredFieldProps = {
  name: string;
  field: Field;
  value: unknown;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
  /** Tells the toolbar which rich text is written in. */
  onFocus: (editor: Editor | undefined) => void;
};
