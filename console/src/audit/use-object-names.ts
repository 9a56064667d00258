import { useTexts } from '../text/use-language.ts';

export type ObjectNames = Readonly<Record<string, string>>;

/** The names of the kinds of objects; a later version may have others. */
export function useObjectNames(): ObjectNames {
  const { audit, publishing } = useTexts();
  return { ...publishing.kinds, ...audit.objects };
}
