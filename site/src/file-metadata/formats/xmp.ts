import type { Finding, MetadataKind } from '../metadata.ts';

/** Properties by their usual prefixes (ISO 16684-1, and the schemas of Adobe, Exif and IPTC). */
const properties: Record<string, MetadataKind> = {
  'exif:GPSLatitude': 'location',
  'exif:GPSLongitude': 'location',
  'photoshop:City': 'location',
  'photoshop:State': 'location',
  'photoshop:Country': 'location',
  'Iptc4xmpCore:Location': 'location',
  'tiff:Make': 'device',
  'tiff:Model': 'device',
  'aux:Lens': 'device',
  'exifEX:LensModel': 'device',
  'aux:SerialNumber': 'serial',
  'aux:LensSerialNumber': 'serial',
  'exifEX:BodySerialNumber': 'serial',
  'exifEX:CameraOwnerName': 'author',
  'aux:OwnerName': 'author',
  'dc:creator': 'author',
  'dc:rights': 'author',
  'pdf:Author': 'author',
  'xmp:Author': 'author',
  'photoshop:CaptionWriter': 'author',
  'photoshop:Credit': 'organisation',
  'pdfx:Company': 'organisation',
  'pdfx:SourceModified': 'time',
  'pdf:Producer': 'software',
  'xmp:CreatorTool': 'software',
  'xmp:CreateDate': 'time',
  'xmp:ModifyDate': 'time',
  'exif:DateTimeOriginal': 'time',
  'photoshop:DateCreated': 'time',
  'dc:title': 'description',
  'dc:description': 'description',
  'dc:subject': 'description',
  'pdf:Keywords': 'description',
  'photoshop:Headline': 'description',
  'xmpMM:DocumentID': 'identifier',
  'xmpMM:OriginalDocumentID': 'identifier',
};

/** Properties that are reported only as present. */
const present: Record<string, MetadataKind> = {
  'xmpMM:History': 'history',
  'photoshop:DocumentAncestors': 'history',
  'xmp:Thumbnails': 'thumbnail',
  'xmpGImg:image': 'thumbnail',
  'GContainer:Directory': 'embedded',
};

/** Reads an XMP packet as text: workers have no XML parser, and a damaged packet still contains metadata. */
export function readXmp(packet: string): Finding[] {
  const found: Finding[] = [];
  for (const [name, kind] of Object.entries(properties)) {
    const written = new RegExp(
      `\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')|<${name}\\b[^>]*>([^]{0,4000}?)</${name}>`,
      'g',
    );
    for (const [, quoted, apostrophed, inner] of packet.matchAll(written)) {
      const value = unescapeXml(quoted ?? apostrophed ?? inner ?? '');
      if (value !== '') found.push({ kind, value });
    }
  }
  for (const [name, kind] of Object.entries(present)) {
    if (packet.includes(`${name}>`) || packet.includes(`<${name}`)) found.push({ kind, value: '' });
  }
  return found.length > 0 || packet.trim() === '' ? found : [{ kind: 'other', value: 'XMP' }];
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** The text content, without tags. */
export function unescapeXml(xml: string): string {
  return xml
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
