import type { Finding, MetadataKind } from '../metadata.ts';
import { unescapeXml } from './xmp.ts';

/** Property elements of ECMA-376 with their kinds. */
const propertyKinds: Record<string, MetadataKind> = {
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

/** Values that every document has, which are not reported. */
const uninformative: Record<string, readonly string[]> = { Template: ['Normal.dotm', 'Normal', 'Normal.dot'] };

export function readProperties(xml: string): Finding[] {
  const found: Finding[] = [];
  for (const [name, kind] of Object.entries(propertyKinds)) {
    for (const [, inner = ''] of xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b[^>/]*>([^<]*)<`, 'g'))) {
      const value = unescapeXml(inner);
      if (value !== '' && !uninformative[name]?.includes(value)) found.push({ kind, value });
    }
  }
  return found;
}

export function readCustomProperties(xml: string): Finding[] {
  return [...xml.matchAll(/<property\b[^>]*\bname="([^"]*)"[^>]*>([^]*?)<\/property>/g)].map(
    ([, name = '', inner = '']) => ({
      kind: 'description',
      value: `${unescapeXml(name)}: ${unescapeXml(inner)}`,
    }),
  );
}

/**
 * A location in the XML with a name, an account, a path or a time. The groups of `pattern` are the text before it, the
 * value and the text after it.
 */
type NamePattern = { pattern: RegExp; kind: MetadataKind; replacement: string };

const neutralId = '{00000000-0000-0000-0000-000000000000}';
const neutralTime = '2000-01-01T00:00:00Z';

const patterns: readonly NamePattern[] = [
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
  { pattern: /(<\w+:label\b[^>]* siteId=")([^"]+)(")/g, kind: 'organisation', replacement: neutralId },
  { pattern: /(<w15:docId w15:val=")([^"]+)(")/g, kind: 'identifier', replacement: neutralId },
  { pattern: /(<w14:docId w14:val=")([^"]+)(")/g, kind: 'identifier', replacement: '00000001' },
  { pattern: /( (?:w:date|w16du:dateUtc)=")([^"]+)(")/g, kind: 'time', replacement: neutralTime },
  {
    pattern: /(<(?:threadedComment|\w+:cm)\b[^>]* (?:dT|dt|created)=")([^"]+)(")/g,
    kind: 'time',
    replacement: neutralTime,
  },
  { pattern: /(<\w+:absPath\b[^>]* url=")([^"]+)(")/g, kind: 'path', replacement: '' },
  // The document's template, the data source of a mail merge, and linked workbooks.
  {
    pattern:
      /(<Relationship\b(?=[^>]* TargetMode="External")(?=[^>]* Type="[^"]*\/(?:attachedTemplate|mailMerge\w+|\w*xternalLinkPath)")[^>]* Target=")([^"]+)(")/g,
    kind: 'path',
    replacement: 'removed',
  },
  {
    pattern: /(<w:(?:connectString|query|udl|table|addressFieldName|mailSubject) w:val=")([^"]+)(")/g,
    kind: 'path',
    replacement: '',
  },
  { pattern: /( Target=")((?:file:|\\\\)[^"]+)(")/g, kind: 'path', replacement: 'removed' },
  { pattern: /( descr=")([A-Za-z]:\\[^"]+)(")/g, kind: 'path', replacement: '' },
  // Revision ids of the editing sessions of each paragraph.
  { pattern: /( w:rsid\w*=")([^"]+)(")/g, kind: 'history', replacement: '00000000' },
  { pattern: /(<w:rsid(?:Root)? w:val=")([^"]+)(")/g, kind: 'history', replacement: '00000000' },
];

/**
 * Replaces names, accounts, paths and times in a part's XML. Different persons stay different: their names become A1
 * and A2.
 */
export function withoutNames(xml: string, persons: Map<string, string>): { xml: string; found: Finding[] } {
  const found: Finding[] = [];
  let sanitized = xml;
  for (const { pattern, kind, replacement } of patterns) {
    sanitized = sanitized.replaceAll(pattern, (_, before: string, value: string, after: string) => {
      const other = kind === 'author' ? pseudonym(value, persons) : replacement;
      if (value !== other) found.push({ kind, value: kind === 'history' ? '' : unescapeXml(value) });
      return `${before}${other}${after}`;
    });
  }
  return { xml: sanitized, found };
}

function pseudonym(name: string, persons: Map<string, string>): string {
  if (/^A\d+$/.test(name)) return name;
  const known = persons.get(name) ?? `A${persons.size + 1}`;
  persons.set(name, known);
  return known;
}
