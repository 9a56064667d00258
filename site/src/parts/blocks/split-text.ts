import { textWidth } from './text-width.ts';

/** In ems: about two lines on a phone, and the shortest rest that is worth a click. */
const shortestStart = 16;
const shortestRest = 40;
const shortestRestOfProse = 80;

/** The first sentences of a text with the space after them, and its rest if that is long. */
export function splitLongText(text: string): [start: string, rest: string] {
  const end = [...text.matchAll(/。|[.!?](?=\s+\p{Lu})/gu)]
    .map(({ index }) => index + 1)
    .find((index) => textWidth(text.slice(0, index), 1) >= shortestStart);
  if (end === undefined || textWidth(text.slice(end), 1) < shortestRest) return [text, ''];
  const rest = text.slice(end).trimStart();
  return [text.slice(0, -rest.length), rest];
}

/** The content of the first paragraph, and the paragraphs after it if they are long and nothing but paragraphs. */
export function splitLongProse(html: string): [start: string, rest: string] | undefined {
  const [, start, rest] = /^<p>(.*?)<\/p>\s*((?:<p>.*<\/p>)+)$/s.exec(html) ?? [];
  if (start === undefined || rest === undefined || /<(?!\/?(?:p|strong|em|a|br)\b)/.test(rest)) return undefined;
  return textWidth(rest.replace(/<[^>]*>/g, ''), 1) < shortestRestOfProse ? undefined : [start, rest];
}
