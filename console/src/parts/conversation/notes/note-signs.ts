import { type Locale, localeNames } from 'contract/locales.ts';
import { lacksScript } from '../answer-text.ts';

/** Why an answer may be meant for a colleague; `quoted` is the part that shows it. */
export type NoteSign = { sign: 'noScript' } | { sign: 'otherScript' | 'mention' | 'noteText'; quoted: string };

export type AnswerSurroundings = {
  /** The visitor's language. */
  locale: Locale;
  /** The internal notes. */
  notes: readonly string[];
  /** All that the visitor wrote: it is no secret, in whatever language it is. */
  visitorTexts: readonly string[];
  /** The names of those who may be assigned. */
  colleagues: readonly string[];
};

/** What makes an answer look like a note. Names, product codes, units and quotations are no sign. */
export function noteSigns(text: string, { locale, notes, visitorTexts, colleagues }: AnswerSurroundings): NoteSign[] {
  const known = visitorTexts.map((written) => compared(written)).join('\n');
  const own = paragraphsOf(text).filter((paragraph) => !isQuotation(paragraph, known));
  const signs: NoteSign[] = lacksScript(text, locale) ? [{ sign: 'noScript' }] : [];
  const other = own.find((paragraph) => isInOtherScript(paragraph, locale));
  // Of a whole text without the visitor's script one sign is enough.
  if (other !== undefined && signs.length === 0) signs.push({ sign: 'otherScript', quoted: other });
  const mention = own.map((paragraph) => mentionIn(paragraph, colleagues)).find((found) => found !== undefined);
  if (mention !== undefined) signs.push({ sign: 'mention', quoted: mention });
  const noteText = repeatedSentence(text, notes, known);
  if (noteText !== undefined) signs.push({ sign: 'noteText', quoted: noteText });
  return signs;
}

const paragraphsOf = (text: string) => text.split('\n').map((line) => line.trim());

/** A line that begins with > or stands in quotation marks, and one that the visitor wrote. */
function isQuotation(paragraph: string, known: string): boolean {
  const isMarked = paragraph.startsWith('>') || /^[«“„"「『][^»”"」』]*[»”"」』][.。!?]?$/u.test(paragraph);
  return isMarked || (paragraph !== '' && known.includes(compared(paragraph)));
}

const quotedSpans = /«[^»]*»|“[^”]*”|"[^"]*"|「[^」]*」|『[^』]*』/gu;

/** Letters of a script, as words: a Chinese character counts as one. */
const words: Record<Locale, RegExp> = {
  cn: /\p{Script=Han}/gu,
  en: /\p{Script=Latin}[\p{Script=Latin}'’]*/gu,
  ru: /\p{Script=Cyrillic}+/gu,
};

/** Words that names, codes and addresses do not have: with one of them, words are a sentence. */
const sentenceWords: Record<Locale, RegExp> = {
  cn: /[的了不别请我你您他她它吗呢吧让把没这那]/u,
  en: /(?<!\p{L})(?:is|are|was|be|do|don['’]t|not|he|him|she|her|they|them|we|us|our|you|your|i|please|ask|will|can|tell|this|that|it)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|он|она|они|его|ему|ей|её|их|им|мы|нам|нас|вы|вам|я|мне|это|что|как|уже|пока|надо|нужно|спросите?|скажите?|если)(?!\p{L})/iu,
};

const fewestWords = 3;

/** A sentence in a language that is not the visitor's. */
function isInOtherScript(paragraph: string, locale: Locale): boolean {
  const bare = paragraph.replaceAll(quotedSpans, '');
  const count = (script: Locale) => bare.match(words[script])?.length ?? 0;
  return localeNames
    .filter((script) => script !== locale)
    .some(
      (script) => count(script) >= fewestWords && count(script) > count(locale) && sentenceWords[script].test(bare),
    );
}

/** An @ and a word, without what an address may have before its @. Chinese writes no space before one. */
const mentions = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}._%+@＠-])[@＠](\p{L}[\p{L}-]*)/gu;

/** An @ before a name in Chinese or Russian, or before the name of a colleague. Addresses and handles are none. */
function mentionIn(paragraph: string, colleagues: readonly string[]): string | undefined {
  const names = colleagues.flatMap((colleague) => wordsOf(colleague));
  for (const [mention, found = ''] of paragraph.matchAll(mentions)) {
    const colleague = names.find((name) => beginsWithName(found.toLowerCase(), name));
    if (colleague !== undefined) return mention.slice(0, 1 + colleague.length);
    if (/[\p{Script=Han}\p{Script=Cyrillic}]/u.test(found)) return mention;
  }
  return undefined;
}

const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}-]+/gu) ?? [];

/** Whether it is the name, or has Chinese text after it. */
function beginsWithName(found: string, name: string): boolean {
  return found.startsWith(name) && /^(?:$|\p{Script=Han})/u.test(found.slice(name.length));
}

/** Shorter sentences, such as “OK” and “已联系”, are in many texts. */
const fewestLetters = { han: 6, other: 12 } as const;

/** A note that is the answer, or a sentence of one that the answer has too, and that the visitor has not written. */
function repeatedSentence(text: string, notes: readonly string[], known: string): string | undefined {
  const answer = compared(text);
  const equal = notes.find((note) => compared(note) === answer);
  if (equal !== undefined) return equal;
  return notes
    .flatMap((note) => note.split(/[\n。！？!?；;]|\.(?=\s|$)/u))
    .map((sentence) => sentence.trim())
    .find((sentence) => {
      const wanted = compared(sentence);
      return isTelling(sentence) && answer.includes(wanted) && !known.includes(wanted);
    });
}

/** Whether a sentence has enough letters beside product codes to be recognized. */
function isTelling(sentence: string): boolean {
  const letters = sentence.replaceAll(/[A-Z\d]+(?:-[A-Z\d]+)+/gu, '').match(/\p{L}/gu) ?? [];
  const isHan = letters.some((letter) => /\p{Script=Han}/u.test(letter));
  return letters.length >= fewestLetters[isHan ? 'han' : 'other'];
}

/** Full-width forms, spaces and case make no difference. */
function compared(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}
