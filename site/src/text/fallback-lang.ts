/** The data of an endpoint, with JSON pointers of the fields that are given in Chinese instead (W17). */
export type WithFallback<Data> = { data: Data; fallback?: string[] | undefined };

/** Returns the `lang` of a field, by its name or pointer: undefined when it is in the visitor's language. */
export type LangOf<Field extends string = string> = (field: Field) => 'zh-Hans' | undefined;

/** The `lang` of a field that falls back to Chinese (W17), by its JSON pointer: `/data/title`. */
export function fallbackLang(response: { fallback?: string[] | undefined }, pointer: string): 'zh-Hans' | undefined {
  return response.fallback?.includes(pointer) ? 'zh-Hans' : undefined;
}
