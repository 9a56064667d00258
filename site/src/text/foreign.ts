/** The `lang` of a field that the gateway could only give in Chinese (W17), by its JSON pointer: `/data/title`. */
export function foreignLang(answer: { fallback?: string[] | undefined }, pointer: string): 'zh-Hans' | undefined {
  return answer.fallback?.includes(pointer) ? 'zh-Hans' : undefined;
}
