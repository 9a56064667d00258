/** What a file tells besides what it is meant to tell, and what a reader of one format makes of it. */

export const traceKinds = [
  'fileName',
  'place',
  'device',
  'serial',
  'author',
  'organisation',
  'time',
  'path',
  'software',
  'description',
  'comment',
  'identifier',
  'thumbnail',
  'history',
  'inside',
  'appended',
  'other',
] as const;

export type TraceKind = (typeof traceKinds)[number];

/** `value` as the file has it, in short; empty where only its being there can be told. */
export type Found = { kind: TraceKind; value: string };

export type Trace = Found & {
  /** The copy was examined like the file, and this was not found in it. */
  removable: boolean;
};

export type Bytes = Uint8Array<ArrayBuffer>;

export type Examined = {
  found: readonly Found[];
  /** The same file without as much of it as can go and leave what is seen or heard as it is. None where the format does not allow it. */
  copy?: Bytes;
};

/** A content that does not keep to its format, or to a part of it that is not known here. */
export class Unexamined extends Error {}

const longestValue = 80;

/** Each once, in the order of the kinds, in short; what turns the direction of writing or breaks the line does not come through. */
export function inShort(found: readonly Found[]): Found[] {
  const once = new Map<string, Found>();
  for (const { kind, value } of found) {
    const plain = (kind === 'time' ? readableTime(value) : value)
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp} ]+/gu, ' ')
      .trim();
    const characters = Array.from(plain);
    const short = characters.length > longestValue ? `${characters.slice(0, longestValue).join('')}…` : plain;
    once.set(`${kind} ${short}`, { kind, value: short });
  }
  return [...once.values()].toSorted((a, b) => traceKinds.indexOf(a.kind) - traceKinds.indexOf(b.kind));
}

/** Exif, XMP and office files write a time in three ways; the minute is near enough. */
function readableTime(value: string): string {
  return value.replace(
    /^(\d{4})[-:](\d\d)[-:](\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z?)/,
    (_, year: string, month: string, day: string, minute: string, zone: string) =>
      `${year}-${month}-${day} ${minute}${zone === 'Z' ? ' UTC' : ''}`,
  );
}
