/** A number is the value of a radio button, a list that of checkboxes. */
export type FieldValue = string | number | readonly string[];

export type FormValues = Readonly<Record<string, FieldValue>>;

/** The values of the fields of `like` alone. */
export function pickValues<Values extends FormValues>(like: Values, from: Values): Values {
  const picked = { ...like };
  for (const name in like) picked[name] = from[name];
  return picked;
}

/** The value of a field; empty when it is missing. */
export function formDataText(formData: FormData, name: string): string {
  const value = formData.get(name);
  // Browsers send forms with CRLF line endings.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** The values of the fields of `empty`. */
export function formDataTexts<Name extends string>(
  formData: FormData,
  empty: Record<Name, string>,
): Record<Name, string> {
  const values = { ...empty };
  for (const name in empty) values[name] = formDataText(formData, name);
  return values;
}

export function formDataList(formData: FormData, name: string): string[] {
  return formData.getAll(name).filter((value) => typeof value === 'string');
}
