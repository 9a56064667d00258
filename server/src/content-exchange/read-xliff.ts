/** Reads XLIFF 2 from outside: only what this program has written into it, and the translator's texts. */
import { type ContentKind, isContentKind } from 'contract/console/content-kinds.ts';
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import { defaultLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import { Parser } from 'htmlparser2';
import { HttpError } from '../http/http-error.ts';
import type { Token } from './marked-text.ts';

export type XliffUnit = {
  name: string;
  source: Token[] /** Undefined if it is not translated. */;
  target: Token[] | undefined;
};

export type ReadItem = { kind: ContentKind; id: string; units: XliffUnit[] };

export type Xliff = { target: Locale; items: ReadItem[] };

/** A source or target is rarely deeper than a list in a table cell. */
const maxDepth = 200;
const maxUnits = 50_000;

function invalid(): never {
  throw new HttpError('exchangeFileInvalid');
}

function localeOf(tag: string | undefined): Locale {
  const language = tag?.toLowerCase().split('-')[0];
  const found = localeNames.find((locale) => locale !== defaultLocale && locales[locale].tag === language);
  return found ?? invalid();
}

function itemOf(original: string | undefined): ReadItem {
  const [, kind, id] = /^([A-Za-z]+)\/([A-Za-z0-9]{1,64})$/.exec(original ?? '') ?? [];
  return isContentKind(kind) && id !== undefined ? { kind, id, units: [] } : invalid();
}

type Segment = { source: Token[]; target: Token[] | undefined; isIgnorable: boolean };

/** A tool may have split a unit into sentences, with blanks between them. */
function unitOf(name: string, segments: readonly Segment[]): XliffUnit {
  const isTranslated = segments.every(({ target, isIgnorable }) => isIgnorable || (target?.length ?? 0) > 0);
  return {
    name,
    source: segments.flatMap(({ source }) => source),
    target: isTranslated ? segments.flatMap(({ source, target }) => target ?? source) : undefined,
  };
}

export function readXliff(bytes: Uint8Array): Xliff {
  let target: Locale | undefined;
  const items: ReadItem[] = [];
  let units = 0;
  let name: string | undefined;
  let segments: Segment[] = [];
  let tokens: Token[] | undefined;
  const open: string[] = [];
  const openCodes: number[] = [];
  let isJustOpened = false;

  function openTag(tag: string, attributes: Readonly<Record<string, string>>): void {
    open.push(tag);
    isJustOpened = true;
    if (open.length > maxDepth || (open.length === 1) !== (tag === 'xliff')) invalid();
    if (tokens) return openCode(tokens, tag, attributes);
    if (tag === 'xliff') {
      if (!attributes['version']?.startsWith('2.') || target !== undefined) invalid();
      target = localeOf(attributes['trgLang']);
    } else if (tag === 'file') {
      items.push(itemOf(attributes['original']));
      if (items.length > exchangeBounds.items) throw new HttpError('exchangeFileTooLarge');
    } else if (tag === 'unit') {
      units += 1;
      if (units > maxUnits) throw new HttpError('exchangeFileTooLarge');
      name = attributes['name'] ?? invalid();
      segments = [];
    } else if (tag === 'segment' || tag === 'ignorable')
      segments.push({ source: [], target: undefined, isIgnorable: tag === 'ignorable' });
    else if (tag === 'source' || tag === 'target') {
      const segment = segments.at(-1) ?? invalid();
      tokens = [];
      if (tag === 'source') segment.source = tokens;
      else segment.target = tokens;
    }
  }

  function openCode(into: Token[], tag: string, { id, hex }: Readonly<Record<string, string>>): void {
    const code = Number(id) - 1;
    if (tag === 'ph') into.push({ type: 'single', code });
    else if (tag === 'pc') {
      into.push({ type: 'start', code });
      openCodes.push(code);
    } else if (tag === 'cp') {
      const point = Number.parseInt(hex ?? '', 16);
      if (point >= 0x20 && point <= 0x10_ff_ff) into.push({ type: 'text', text: String.fromCodePoint(point) });
    }
    // A code that was split into a start and an end elsewhere: it is not the source's any more.
    else if (tag !== 'mrk') into.push({ type: 'single', code: -1 });
  }

  function closeTag(tag: string): void {
    if (open.pop() !== tag) invalid();
    isJustOpened = false;
    if (tag === 'source' || tag === 'target') tokens = undefined;
    else if (tokens && tag === 'pc') tokens.push({ type: 'end', code: openCodes.pop() ?? -1 });
    else if (tag === 'unit' && name !== undefined) {
      (items.at(-1) ?? invalid()).units.push(unitOf(name, segments));
      name = undefined;
    }
  }

  const parser = new Parser(
    {
      onopentag: openTag,
      // The parser closes `<ph/>` by itself, and also a tag whose end is missing.
      onclosetag: (tag, isImplied) => (isImplied && !isJustOpened ? invalid() : closeTag(tag)),
      ontext: (text) => {
        isJustOpened = false;
        tokens?.push({ type: 'text', text });
      },
      // A document type could define entities.
      onprocessinginstruction: (instruction) => void (instruction.startsWith('!') && invalid()),
      onerror: invalid,
    },
    { xmlMode: true, decodeEntities: true },
  );
  try {
    parser.end(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError('exchangeFileInvalid');
  }
  if (target === undefined || open.length > 0) return invalid();
  return { target, items };
}
