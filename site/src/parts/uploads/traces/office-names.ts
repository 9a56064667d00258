import { plainText } from './xmp.ts';
import type { Found, TraceKind } from './trace.ts';

/** Parts that hold nothing but properties; their names stand in ECMA-376. */
const propertyKinds: Record<string, TraceKind> = {
  creator: 'author',
  lastModifiedBy: 'author',
  Manager: 'author',
  Company: 'organisation',
  created: 'time',
  modified: 'time',
  lastPrinted: 'time',
  title: 'description',
  subject: 'description',
  description: 'description',
  keywords: 'description',
  category: 'description',
  Template: 'path',
  HyperlinkBase: 'path',
  Application: 'software',
  AppVersion: 'software',
};

/** Kept when it is emptied: the template that every document has. */
const tellsNothing: Record<string, readonly string[]> = { Template: ['Normal.dotm', 'Normal', 'Normal.dot'] };

export function readProperties(xml: string): Found[] {
  const found: Found[] = [];
  for (const [name, kind] of Object.entries(propertyKinds)) {
    for (const [, inner = ''] of xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b[^>/]*>([^<]*)<`, 'g'))) {
      const value = plainText(inner);
      if (value !== '' && !tellsNothing[name]?.includes(value)) found.push({ kind, value });
    }
  }
  return found;
}

export function readOwnProperties(xml: string): Found[] {
  return [...xml.matchAll(/<property\b[^>]*\bname="([^"]*)"[^>]*>([^]*?)<\/property>/g)].map(
    ([, name = '', inner = '']) => ({
      kind: 'description',
      value: `${plainText(name)}: ${plainText(inner)}`,
    }),
  );
}

/** Where a name, an account, a place on a disk or a time of work stands: `pattern` has a group before it, it, and one after it. */
type Telling = { pattern: RegExp; kind: TraceKind; replacement: string };

const noNumber = '{00000000-0000-0000-0000-000000000000}';
const anyTime = '2000-01-01T00:00:00Z';

const telling: readonly Telling[] = [
  // Comments and tracked changes of Word; persons and comments of Excel; comments of PowerPoint.
  { pattern: /( (?:w|w15|w16du):(?:author|initials|userId)=")([^"]+)(")/g, kind: 'author', replacement: '' },
  { pattern: /(<(?:\w+:)?person\b[^>]* displayName=")([^"]+)(")/g, kind: 'author', replacement: '' },
  { pattern: /(<(?:\w+:)?person\b[^>]* userId=")([^"]+)(")/g, kind: 'author', replacement: '' },
  { pattern: /(<author>)([^<]+)(<\/author>)/g, kind: 'author', replacement: '' },
  { pattern: /(<\w+:(?:cmAuthor|author)\b[^>]* name=")([^"]+)(")/g, kind: 'author', replacement: '' },
  { pattern: /(<\w+:(?:cmAuthor|author)\b[^>]* initials=")([^"]+)(")/g, kind: 'author', replacement: '' },
  { pattern: /(<\w+:(?:cmAuthor|author)\b[^>]* userId=")([^"]+)(")/g, kind: 'author', replacement: '' },
  {
    pattern: /(<(?:fileSharing|header|userInfo|rcmt)\b[^>]* (?:userName|name|author)=")([^"]+)(")/g,
    kind: 'author',
    replacement: '',
  },
  { pattern: /( refreshedBy=")([^"]+)(")/g, kind: 'author', replacement: '' },
  { pattern: /(<\w+:label\b[^>]* siteId=")([^"]+)(")/g, kind: 'organisation', replacement: noNumber },
  { pattern: /(<w15:docId w15:val=")([^"]+)(")/g, kind: 'identifier', replacement: noNumber },
  { pattern: /(<w14:docId w14:val=")([^"]+)(")/g, kind: 'identifier', replacement: '00000001' },
  { pattern: /( (?:w:date|w16du:dateUtc)=")([^"]+)(")/g, kind: 'time', replacement: anyTime },
  {
    pattern: /(<(?:threadedComment|\w+:cm)\b[^>]* (?:dT|dt|created)=")([^"]+)(")/g,
    kind: 'time',
    replacement: anyTime,
  },
  { pattern: /(<\w+:absPath\b[^>]* url=")([^"]+)(")/g, kind: 'path', replacement: '' },
  { pattern: /( Target=")((?:file:|\\\\)[^"]+)(")/g, kind: 'path', replacement: 'removed' },
  { pattern: /( descr=")([A-Za-z]:\\[^"]+)(")/g, kind: 'path', replacement: '' },
  // Numbers of the sessions in which each paragraph was written.
  { pattern: /( w:rsid\w*=")([^"]+)(")/g, kind: 'history', replacement: '00000000' },
  { pattern: /(<w:rsid(?:Root)? w:val=")([^"]+)(")/g, kind: 'history', replacement: '00000000' },
];

/** Names, accounts, paths and times in a part's XML, and the part without them. Two persons stay two: their names become A1 and A2. */
export function withoutNames(xml: string, persons: Map<string, string>): { xml: string; found: Found[] } {
  const found: Found[] = [];
  let cleaned = xml;
  for (const { pattern, kind, replacement } of telling) {
    cleaned = cleaned.replaceAll(pattern, (_, before: string, value: string, after: string) => {
      const other = kind === 'author' ? pseudonym(value, persons) : replacement;
      if (value !== other) found.push({ kind, value: kind === 'history' ? '' : plainText(value) });
      return `${before}${other}${after}`;
    });
  }
  return { xml: cleaned, found };
}

function pseudonym(name: string, persons: Map<string, string>): string {
  if (/^A\d+$/.test(name)) return name;
  const known = persons.get(name) ?? `A${persons.size + 1}`;
  persons.set(name, known);
  return known;
}
