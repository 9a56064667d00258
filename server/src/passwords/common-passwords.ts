import { containsLogin } from 'contract/console/password.ts';
import { chineseWords } from './chinese-words.ts';

let words: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that is set: 49,000 words take 4 MB. */
function commonWords(): Promise<ReadonlySet<string>> {
  words ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...chineseWords()]),
  );
  return words;
}

/**
 * Whether a password is common: a word of the lists, or one with digits around it, or two of them.
 * Lists alone have few passwords of twelve characters, but attackers join their words as well.
 */
export async function isCommonPassword(password: string, login: string): Promise<boolean> {
  if (containsLogin(password, login)) return true;
  const text = password.normalize('NFKC').toLowerCase();
  const common = await commonWords();
  const isWord = (part: string) => part.length >= 2 && common.has(part);
  const [, core = ''] = /^\P{L}*(.*?)\P{L}*$/u.exec(text) ?? [];
  // Digits and symbols alone are a date or a telephone number.
  if (core === '' || isWord(text) || isWord(core)) return true;
  return [text, core].some((whole) => splits(whole).some(([first, second]) => isWord(first) && isWord(second)));
}

function splits(text: string): [string, string][] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => [
    text.slice(0, index + 1),
    text.slice(index + 1),
  ]);
}
