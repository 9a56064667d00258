/** A number is the value of a radio button, a list that of checkboxes. */
export type FieldValue = string | number | readonly string[];

export type FormValues = Readonly<Record<string, FieldValue>>;

/** The values of the fields of `like` alone. */
export function pickValues<Values extends FormValues>(like: Values, from: Values): Values {
  const picked = { ...like };
  for (const name in like) picked[name] = from[name];
  return picked;
}

/** The posted value of a field; empty when it is missing. */
export function postedText(posted: FormData, name: string): string {
  const value = posted.get(name);
  // Form posts use CRLF line endings.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** The posted values of the fields of `empty`. */
export function postedTexts<Name extends string>(posted: FormData, empty: Record<Name, string>): Record<Name, string> {
  const values = { ...empty };
  for (const name in empty) values[name] = postedText(posted, name);
  return values;
}

export function postedList(posted: FormData, name: string): string[] {
  return posted.getAll(name).filter((value) => typeof value === 'string');
}
