import type { ChangeEvent } from 'react';
import type { FieldValue, FormValues } from './form-values.ts';

type Change = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** How the controls of a form get their values. */
export type FormBinding = {
  text: (
    name: string,
  ) => { value: string; onChange: (event: Change) => void } | { defaultValue: string; autoFocus: boolean };
  /** A checkbox or a radio button; `isFirst` of its group. */
  box: (
    name: string,
    value: string | number,
    isFirst: boolean,
  ) => { checked: boolean; onChange: () => void } | { defaultChecked: boolean; autoFocus: boolean };
};

/** In a dialog: the controls show the draft and change it. */
export function controlledBinding(values: FormValues, write: (change: FormValues) => void): FormBinding {
  return {
    text: (name) => ({ value: String(values[name]), onChange: ({ target }) => write({ [name]: target.value }) }),
    box: (name, value) => ({
      checked: isChosen(values[name], value),
      onChange: () => write({ [name]: toggled(values[name], value) }),
    }),
  };
}

/** In a form that the browser sends itself: the values are only defaults. The first invalid field takes the focus. */
export function uncontrolledBinding(values: FormValues, firstInvalid: string | undefined): FormBinding {
  return {
    text: (name) => ({ defaultValue: String(values[name]), autoFocus: name === firstInvalid }),
    box: (name, value, isFirst) => ({
      defaultChecked: isChosen(values[name], value),
      autoFocus: isFirst && name === firstInvalid,
    }),
  };
}

function isChosen(current: FieldValue | undefined, value: string | number): boolean {
  return typeof current === 'object' ? current.includes(String(value)) : current === value;
}

function toggled(current: FieldValue | undefined, value: string | number): FieldValue {
  if (typeof current !== 'object') return value;
  const item = String(value);
  return current.includes(item) ? current.filter((other) => other !== item) : [...current, item];
}
