/** The rules for captions that staff upload. */

export const maxCaptionCharacters = 100_000;

const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const timing = new RegExp(String.raw`^(${time})[ \t]+-->[ \t]+(${time})(?:[ \t].*)?$`);

/** `01:02.500` is 62.5 seconds. */
function secondsOf(text: string): number {
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

function isCueTiming(line: string): boolean {
  const [, start, end] = timing.exec(line) ?? [];
  return start !== undefined && end !== undefined && secondsOf(start) < secondsOf(end);
}

/** Whether a text is WebVTT with at least one cue, and each cue ends after it starts. */
export function isWebVtt(text: string): boolean {
  const [signature = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const timings = lines.filter((line) => line.includes('-->'));
  return /^WEBVTT(?:[ \t]|$)/.test(signature) && timings.length > 0 && timings.every(isCueTiming);
}
