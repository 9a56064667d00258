import type { ChangeEvent } from 'react';

type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** How a field gets its text: controlled in a dialog, or only a default value in a form that the browser posts. */
export type TextBinding =
  | { value: string; onChange: (event: Change) => void }
  | { defaultValue: string; autoFocus: boolean };

/** The same for a checkbox or a radio button. */
export type BoxBinding =
  | { checked: boolean; onChange: (event: Change) => void }
  | { defaultChecked: boolean; autoFocus?: boolean };
