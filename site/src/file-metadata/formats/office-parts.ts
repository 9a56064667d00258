/** Parts that Word, Excel, PowerPoint and LibreOffice write and whose metadata is supported. */
const knownParts: readonly RegExp[] = [
  /^\[Content_Types\]\.xml$/,
  /(?:^|\/)_rels\/[^/]*\.rels$/,
  /^docMetadata\/LabelInfo\.xml$/,
  /^word\/(?:glossary\/)?(?:document|styles|stylesWithEffects|settings|webSettings|fontTable|numbering|footnotes|endnotes|people)\.xml$/,
  /^word\/(?:header|footer|comments|commentsExtended|commentsIds|commentsExtensible)\d*\.xml$/,
  /^xl\/(?:workbook|styles|sharedStrings|calcChain|metadata|comments\d*)\.xml$/,
  /^xl\/(?:worksheets|chartsheets|tables|comments|threadedComments|persons|pivotTables)\/[^/]+\.xml$/,
  /^xl\/pivotCache\/pivotCacheDefinition\d*\.xml$/,
  /^ppt\/(?:presentation|presProps|viewProps|tableStyles|commentAuthors|authors)\.xml$/,
  /^ppt\/(?:slides|slideLayouts|slideMasters|notesSlides|notesMasters|handoutMasters|comments)\/[^/]+\.xml$/,
  /^(?:word|xl|ppt)\/(?:theme|charts|diagrams|drawings)\/[^/]+\.(?:xml|vml)$/,
];

/** Any other part may contain metadata, so it is reported. Folders do not count. */
export function isUnknownPart(name: string): boolean {
  return !name.endsWith('/') && !knownParts.some((known) => known.test(name));
}

/** Data of templates and office add-ins (authors, case numbers, addresses), which a document does not need. */
export function isCustomXml(name: string): boolean {
  return name.startsWith('customXml/');
}
