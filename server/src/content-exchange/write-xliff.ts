/** XLIFF 2.1: one `file` for each item, one `unit` for each text. */
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { defaultLocale, type Locale, locales } from 'contract/locales.ts';
import { type MarkedText, markText, type Token, withCodesOf } from './marked-text.ts';
import { nameOfText, type TranslatableText } from './translatable-texts.ts';

export type XliffText = { text: TranslatableText; target: string; isStale: boolean };

export type XliffItem = { kind: ContentKind; id: string; texts: XliffText[] };

/** XML has no control characters besides tab and line feed, and parsers would change a carriage return. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

function writeTokens(tokens: readonly Token[], { codes }: MarkedText): string {
  return tokens
    .map((token) => {
      if (token.type === 'text') return escape(token.text);
      if (token.type === 'end') return '</pc>';
      const attributes = `id="${token.code + 1}" canDelete="no" canCopy="no"`;
      if (token.type === 'single') return `<ph ${attributes} dataRef="d${token.code + 1}"/>`;
      const end = codes[token.code]?.end === undefined ? '' : ` dataRefEnd="e${token.code + 1}"`;
      return `<pc ${attributes} dataRefStart="d${token.code + 1}"${end}>`;
    })
    .join('');
}

function writeUnit({ text, target, isStale }: XliffText, number: number): string {
  const source = markText(text.source, text.format);
  const translated = target === '' ? undefined : withCodesOf(source, markText(target, text.format));
  const data = source.codes.flatMap(({ start, end }, code) => [
    `<data id="d${code + 1}">${escape(start)}</data>`,
    ...(end === undefined ? [] : [`<data id="e${code + 1}">${escape(end)}</data>`]),
  ]);
  const state = translated === undefined || isStale ? 'initial' : 'translated';
  return [
    `<unit id="u${number}" name="${escape(nameOfText(text))}">`,
    ...(data.length > 0 ? [`<originalData>${data.join('')}</originalData>`] : []),
    `<segment state="${state}"><source>${writeTokens(source.tokens, source)}</source>`,
    ...(translated === undefined ? [] : [`<target>${writeTokens(translated, source)}</target>`]),
    '</segment></unit>',
  ].join('');
}

/** The Chinese texts of items, with their present translations. */
export function writeXliff(items: readonly XliffItem[], target: Locale): string {
  const languages = `srcLang="${locales[defaultLocale].tag}" trgLang="${locales[target].tag}"`;
  const files = items.map(({ kind, id, texts }) => {
    const units = texts.map((text, index) => writeUnit(text, index + 1));
    return `<file id="${kind}-${id}" original="${kind}/${id}" xml:space="preserve">\n${units.join('\n')}\n</file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" ${languages}>
${files.join('\n')}
</xliff>
`;
}
