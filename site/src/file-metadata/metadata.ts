/** The kinds of metadata that the readers of all formats report. */

export const metadataKinds = [
  'fileName',
  'location',
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
  'embedded',
  'appended',
  'other',
] as const;

export type MetadataKind = (typeof metadataKinds)[number];

/** `value` is shortened; it is empty when only the presence is known. */
export type Finding = { kind: MetadataKind; value: string };

export type MetadataItem = Finding & {
  /** The copy was examined as well and does not contain this item. */
  removable: boolean;
};

export type Bytes = Uint8Array<ArrayBuffer>;

export type Examined = {
  found: readonly Finding[];
  /**
   * The file without removable metadata; the visible or audible content is unchanged. Undefined where the format does
   * not allow a copy.
   */
  copy?: Bytes;
};

/** The content violates its format, or uses an unsupported part of it. */
export class UnsupportedContent extends Error {}

const longestValue = 80;

/**
 * Removes duplicates, sorts by kind, shortens values, and removes characters that change the text direction or break
 * lines.
 */
export function summarized(found: readonly Finding[]): Finding[] {
  const once = new Map<string, Finding>();
  for (const { kind, value } of found) {
    const plain = (kind === 'time' ? readableTime(value) : value)
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp} ]+/gu, ' ')
      .trim();
    const characters = Array.from(plain);
    const short = characters.length > longestValue ? `${characters.slice(0, longestValue).join('')}…` : plain;
    once.set(`${kind} ${short}`, { kind, value: short });
  }
  return [...once.values()].toSorted((a, b) => metadataKinds.indexOf(a.kind) - metadataKinds.indexOf(b.kind));
}

/** Exif, XMP and office files write times in three formats. Minutes are precise enough. */
function readableTime(value: string): string {
  return value.replace(
    /^(\d{4})[-:](\d\d)[-:](\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z?)/,
    (_, year: string, month: string, day: string, minute: string, zone: string) =>
      `${year}-${month}-${day} ${minute}${zone === 'Z' ? ' UTC' : ''}`,
  );
}
