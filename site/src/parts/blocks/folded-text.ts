import { textWidth } from './text-width.ts';

/** In ems: about two lines on a phone, and the shortest rest that is worth a click. */
const shortestStart = 16;
const shortestRest = 40;

/** The first sentences of a text with the space after them, and its rest if that is long. */
export function foldedText(text: string): [start: string, rest: string] {
  const end = [...text.matchAll(/。|[.!?](?=\s+\p{Lu})/gu)]
    .map(({ index }) => index + 1)
    .find((place) => textWidth(text.slice(0, place), 1) >= shortestStart);
  if (end === undefined || textWidth(text.slice(end), 1) < shortestRest) return [text, ''];
  const rest = text.slice(end).trimStart();
  return [text.slice(0, -rest.length), rest];
}
