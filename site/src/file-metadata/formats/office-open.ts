import { unzipSync, type Zippable, zipSync } from 'fflate';
import { formatSize } from '../bytes.ts';
import { examineJpeg } from './jpeg.ts';
import { type Bytes, type Examined, type Finding, UnsupportedContent } from '../metadata.ts';
import { readCustomProperties, readProperties, withoutNames } from './office-names.ts';
import { isCustomXml, isUnknownPart } from './office-parts.ts';
import { examinePng } from './png.ts';
import { examineZipDirectory } from './zip.ts';

/** The most memory that unpacking may use, in bytes. */
const maxUnpackedBytes = 256 * 1024 * 1024;

const coreProperties =
  '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>';

/**
 * Property parts and their empty replacements. Microsoft's library names the first one by a number, with the extension
 * `psmdcp`.
 */
const emptyParts: Record<string, string> = {
  'docProps/core.xml': coreProperties,
  'docProps/app.xml': '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>',
  'docProps/custom.xml':
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>',
};

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const thumbnail = /^docProps\/thumbnail\.\w+$/;
const printer = /printerSettings\/[^/]+\.bin$/;
const zeroTime = new Date(1980, 0, 1);

/**
 * Sanitizes a docx, xlsx or pptx: empties properties, replaces names by A1, A2 and sanitizes pictures. Unknown parts
 * are reported.
 */
export function examineOfficeOpen(bytes: Bytes): Examined {
  const entries = unpack(bytes);
  const persons = new Map<string, string>();
  const found: Finding[] = [];
  const copy: Zippable = {};
  for (const [name, content] of Object.entries(entries)) {
    const part = examinePart(name, content, persons);
    found.push(...part.found);
    if (part.content !== undefined) copy[name] = [part.content, { mtime: zeroTime, level: isCompressed(name) ? 0 : 6 }];
  }
  return { found: [...found, ...examineZipDirectory(bytes)], copy: new Uint8Array(zipSync(copy)) };
}

type Part = { found: Finding[]; content: Uint8Array | undefined };

function examinePart(name: string, content: Uint8Array, persons: Map<string, string>): Part {
  const emptied = name.endsWith('.psmdcp') ? coreProperties : emptyParts[name];
  if (emptied !== undefined) {
    const xml = decodeXml(content);
    const found = name.endsWith('custom.xml') ? readCustomProperties(xml) : readProperties(xml);
    return { found, content: new TextEncoder().encode(xmlDeclaration + emptied) };
  }
  if (thumbnail.test(name)) return { found: [{ kind: 'thumbnail', value: '' }], content: undefined };
  if (printer.test(name)) return { found: [{ kind: 'device', value: printerName(content) }], content: undefined };
  const finding: Finding = { kind: 'embedded', value: name };
  if (isCustomXml(name)) return { found: name.endsWith('.rels') ? [] : [finding], content: undefined };
  if (/\.(xml|rels|vml)$/i.test(name)) {
    const { xml, found } = withoutNames(decodeXml(content), persons);
    return {
      found: isUnknownPart(name) ? [...found, finding] : found,
      content: new TextEncoder().encode(withoutDroppedParts(name, xml)),
    };
  }
  const picture = examinePicture(content);
  if (picture !== undefined) return { found: [...picture.found], content: picture.copy };
  return {
    found: isUnknownPart(name) ? [{ kind: 'embedded', value: `${name}, ${formatSize(content.length)}` }] : [],
    content,
  };
}

/** A part in another encoding than UTF-8 could not be written back correctly. */
function decodeXml(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new UnsupportedContent();
  }
}

/** Removes references to dropped parts. */
function withoutDroppedParts(name: string, xml: string): string {
  if (name.endsWith('.rels')) {
    return xml.replaceAll(
      /<Relationship\b[^>]*(?:docProps\/thumbnail\.\w+|printerSettings\d*\.bin|customXml\/[^"]*)"[^>]*?\/>/g,
      '',
    );
  }
  if (name === '[Content_Types].xml') return xml.replaceAll(/<Override\b[^>]* PartName="\/customXml\/[^>]*?\/>/g, '');
  return xml.replaceAll(/(<pageSetup\b[^>]*?) r:id="[^"]*"/g, '$1');
}

function examinePicture(content: Uint8Array): Examined | undefined {
  const bytes = new Uint8Array(content);
  try {
    if (content[0] === 0xff && content[1] === 0xd8) return examineJpeg(bytes);
    if (content[0] === 0x89 && content[1] === 0x50) return examinePng(bytes);
  } catch {
    return undefined;
  }
  return undefined;
}

/** Windows writes the printer's name first, in UTF-16. */
function printerName(content: Uint8Array): string {
  return new TextDecoder('utf-16le').decode(content.subarray(0, 64)).split('\0')[0] ?? '';
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpackedBytes = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpackedBytes += originalSize;
        if (unpackedBytes > maxUnpackedBytes) throw new UnsupportedContent();
        return true;
      },
    });
  } catch {
    throw new UnsupportedContent();
  }
}

function isCompressed(name: string): boolean {
  return /\.(jpe?g|png|gif|mp4|m4a|mp3|wmv)$/i.test(name);
}
