/** Reads XLIFF 2 from outside: only what this program has written into it, and the translator's texts. */
import { type ContentKind, isContentKind } from 'contract/console/content-kinds.ts';
import { exchangeBounds } from 'contract/console/content-exchange.ts';
import { defaultLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import { Parser } from 'htmlparser2';
import { HttpError } from '../http/http-error.ts';
import type { Token } from './marked-text.ts';

export type XliffUnit = {
  name: string;
  source: Token[];
  /** Undefined if it is not translated. */
  target: Token[] | undefined;
};

export type ReadItem = { kind: ContentKind; id: string; units: XliffUnit[] };

export type Xliff = { target: Locale; items: ReadItem[] };

/** A source or target is rarely deeper than a list in a table cell. */
const maxDepth = 200;
const maxUnits = 50_000;

type Attributes = Readonly<Record<string, string>>;

type Segment = { source: Token[]; target: Token[] | undefined; isIgnorable: boolean };

/** What has been read of a file so far. */
type ParserState = {
  target: Locale | undefined;
  items: ReadItem[];
  unitCount: number;
  /** The name and the segments of the open unit. */
  unitName: string | undefined;
  segments: Segment[];
  /** Where the content of the open source or target goes. */
  tokens: Token[] | undefined;
  openTags: string[];
  openCodes: number[];
  isJustOpened: boolean;
};

export function readXliff(bytes: Uint8Array): Xliff {
  const state: ParserState = {
    target: undefined,
    items: [],
    unitCount: 0,
    unitName: undefined,
    segments: [],
    tokens: undefined,
    openTags: [],
    openCodes: [],
    isJustOpened: false,
  };
  try {
    parserInto(state).end(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError('exchangeFileInvalid');
  }
  const { target, items, openTags } = state;
  if (target === undefined || openTags.length > 0) return invalid();
  return { target, items };
}

function parserInto(state: ParserState): Parser {
  return new Parser(
    {
      onopentag: (tag, attributes) => openTag(state, tag, attributes),
      // The parser closes `<ph/>` by itself, and also a tag whose end is missing.
      onclosetag: (tag, isImplied) => (isImplied && !state.isJustOpened ? invalid() : closeTag(state, tag)),
      ontext: (text) => {
        state.isJustOpened = false;
        state.tokens?.push({ type: 'text', text });
      },
      // A document type could define entities.
      onprocessinginstruction: (instruction) => void (instruction.startsWith('!') && invalid()),
      onerror: invalid,
    },
    { xmlMode: true, decodeEntities: true },
  );
}

function openTag(state: ParserState, tag: string, attributes: Attributes): void {
  const { openTags, tokens } = state;
  openTags.push(tag);
  state.isJustOpened = true;
  const isRoot = openTags.length === 1;
  if (openTags.length > maxDepth || isRoot !== (tag === 'xliff')) invalid();
  if (tokens) openCode(state, tokens, tag, attributes);
  else openStructure(state, tag, attributes);
}

function openStructure(state: ParserState, tag: string, attributes: Attributes): void {
  switch (tag) {
    case 'xliff':
      if (attributes['version']?.startsWith('2.') !== true || state.target !== undefined) invalid();
      state.target = localeOf(attributes['trgLang']);
      break;
    case 'file':
      state.items.push(itemOf(attributes['original']));
      if (state.items.length > exchangeBounds.items) throw new HttpError('exchangeFileTooLarge');
      break;
    case 'unit':
      state.unitCount += 1;
      if (state.unitCount > maxUnits) throw new HttpError('exchangeFileTooLarge');
      state.unitName = attributes['name'] ?? invalid();
      state.segments = [];
      break;
    case 'segment':
    case 'ignorable':
      state.segments.push({ source: [], target: undefined, isIgnorable: tag === 'ignorable' });
      break;
    case 'source':
    case 'target':
      openText(state, tag);
      break;
    default:
  }
}

function openText(state: ParserState, side: 'source' | 'target'): void {
  const segment = state.segments.at(-1) ?? invalid();
  state.tokens = [];
  segment[side] = state.tokens;
}

/** An inline element, which stands for markup of the source. */
function openCode({ openCodes }: ParserState, tokens: Token[], tag: string, { id, hex }: Attributes): void {
  const code = Number(id) - 1;
  if (tag === 'ph') tokens.push({ type: 'single', code });
  else if (tag === 'pc') {
    tokens.push({ type: 'start', code });
    openCodes.push(code);
  } else if (tag === 'cp') {
    const point = Number.parseInt(hex ?? '', 16);
    if (point >= 0x20 && point <= 0x10_ff_ff) tokens.push({ type: 'text', text: String.fromCodePoint(point) });
  }
  // A code that was split into a start and an end elsewhere: it is not the source's any more.
  else if (tag !== 'mrk') tokens.push({ type: 'single', code: -1 });
}

function closeTag(state: ParserState, tag: string): void {
  const { openTags, openCodes, tokens, unitName } = state;
  if (openTags.pop() !== tag) invalid();
  state.isJustOpened = false;
  if (tag === 'source' || tag === 'target') state.tokens = undefined;
  else if (tokens && tag === 'pc') tokens.push({ type: 'end', code: openCodes.pop() ?? -1 });
  else if (tag === 'unit' && unitName !== undefined) {
    const item = state.items.at(-1) ?? invalid();
    item.units.push(unitOf(unitName, state.segments));
    state.unitName = undefined;
  }
}

/** A tool may have split a unit into sentences, with blanks between them. */
function unitOf(name: string, segments: readonly Segment[]): XliffUnit {
  const isTranslated = segments.every(({ target, isIgnorable }) => isIgnorable || (target?.length ?? 0) > 0);
  return {
    name,
    source: segments.flatMap(({ source }) => source),
    target: isTranslated ? segments.flatMap(({ source, target }) => target ?? source) : undefined,
  };
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

function invalid(): never {
  throw new HttpError('exchangeFileInvalid');
}
