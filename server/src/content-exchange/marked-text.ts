/**
 * A text as translators' tools see it: its words, with every tag and every name of a fact as a numbered code. A
 * translation may move codes but not change them, so it can bring no markup of its own.
 */
export type Token =
  | { type: 'text'; text: string }
  /** A tag without an end, or a name of a fact. */
  | { type: 'single'; code: number }
  | { type: 'start' | 'end'; code: number };

/** What a code stands for. */
export type Code = { start: string; end: string | undefined };

export type MarkedText = { tokens: Token[]; codes: Code[] };

export type TextFormat = { html: boolean; facts: boolean };

const voidTags = /^<(?:br|hr|img)\b/;
const markup = { html: '<[^>]*>', fact: '\\{[A-Za-z0-9]+\\}' };

function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function encoded(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Rich text is as the server sanitized it: balanced, and without angle brackets inside of attributes. */
export function markText(text: string, { html, facts }: TextFormat): MarkedText {
  const tokens: Token[] = [];
  const codes: Code[] = [];
  const open: number[] = [];
  const patterns = [...(html ? [markup.html] : []), ...(facts ? [markup.fact] : [])];
  const parts = patterns.length === 0 ? [text] : text.split(new RegExp(`(${patterns.join('|')})`));
  // A capturing group puts the codes at the odd indices.
  for (const [index, part] of parts.entries()) {
    if (part === '') continue;
    const opened = part.startsWith('</') ? open.at(-1) : undefined;
    const closed = opened === undefined ? undefined : codes[opened];
    if (index % 2 === 0) tokens.push({ type: 'text', text: html ? decoded(part) : part });
    else if (opened !== undefined && closed) {
      open.pop();
      closed.end = part;
      tokens.push({ type: 'end', code: opened });
    } else {
      const isStart = part.startsWith('<') && !voidTags.test(part);
      if (isStart) open.push(codes.length);
      tokens.push({ type: isStart ? 'start' : 'single', code: codes.length });
      codes.push({ start: part, end: undefined });
    }
  }
  return { tokens, codes };
}

/** The text of these tokens; undefined unless they have each code exactly once. */
export function unmarkText(tokens: readonly Token[], codes: readonly Code[], { html }: TextFormat): string | undefined {
  const left = new Set(
    codes.flatMap(({ end }, code) => (end === undefined ? [`single ${code}`] : [`start ${code}`, `end ${code}`])),
  );
  let text = '';
  for (const token of tokens) {
    if (token.type === 'text') {
      text += html ? encoded(token.text) : token.text;
      continue;
    }
    if (!left.delete(`${token.type} ${token.code}`)) return undefined;
    const code = codes[token.code];
    text += (token.type === 'end' ? code?.end : code?.start) ?? '';
  }
  return left.size === 0 ? text : undefined;
}

/** A translation with the codes of its source; undefined if its markup is another one. */
export function withCodesOf(source: MarkedText, { tokens, codes }: MarkedText): Token[] | undefined {
  const left = new Set(source.codes.keys());
  const known = new Map<number, number>();
  for (const [code, { start, end }] of codes.entries()) {
    const same = [...left].find((other) => source.codes[other]?.start === start && source.codes[other].end === end);
    if (same === undefined) return undefined;
    left.delete(same);
    known.set(code, same);
  }
  if (left.size > 0) return undefined;
  return tokens.map((token) => (token.type === 'text' ? token : { ...token, code: known.get(token.code) ?? 0 }));
}
