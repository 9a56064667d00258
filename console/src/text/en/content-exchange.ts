import type { ContentExchangeTexts } from '../cn/content-exchange.ts';
import { plural } from '../plural.ts';

const items = (count: number) => plural('en', count, { one: 'item', many: 'items' });

export const contentExchange: ContentExchangeTexts = {
  title: 'Import and export',
  note: 'Take content to another installation, or to a translator and back. An import makes drafts and publishes nothing.',
  exportTitle: (count) => `Export ${items(count)}`,
  exportHeading: 'Export',
  whichKinds: 'What to export',
  allKinds: 'Everything',
  formats: {
    content: 'Content with pictures and films (ZIP)',
    workbook: 'Table (Excel)',
    translation: (language) => `For a translator: into ${language} (XLIFF 2.1)`,
  },
  formatHints: {
    content: 'All fields in three languages and the pictures and films they use, for another installation',
    workbook: 'Edit it in Excel and import it here: you see what would change first',
    translation:
      'The Chinese texts and the current translation, for a translation tool. Import it here when it is done',
  },
  onlyOpen: 'Only what is not translated, or whose source has changed',
  download: 'Download',
  collecting: 'Preparing…',
  exported: (count) => `Exported ${items(count)}`,
  nothingToExport: 'Nothing matches',
  tooMany: (count, most) =>
    `That is ${items(count)}, and a file holds ${most}. Choose fewer kinds, or select items in a list and export these.`,
  fromLists:
    'To export single items, select them in a list and press “Export…”. An Excel file has one kind: products or typical values.',
  importHeading: 'Import',
  chooseFile: 'Choose a file…',
  drop: 'Drop a file here',
  release: 'Release to preview',
  rule: (megabytes) =>
    `ZIP, XLIFF or XLSX, up to ${megabytes} MB. You see what would change before you import anything.`,
  tooLarge: (megabytes) => `The file is too large: ${megabytes} MB at most`,
  wrongType: 'Choose a ZIP or XLSX that was exported here, or an XLIFF file from a translator',
  reading: (share) => `Uploading ${share}`,
  checking: 'Comparing…',
  anotherFile: 'Another file',
  previewAgain: 'Preview again',
  previewTitle: (name) => `Preview of ${name}`,
  previewNote: (all) => `The file has ${items(all)}. What you tick is saved as drafts; publishing stays with you.`,
  empty: 'The file has no content',
  selectAll: 'Everything that can be imported',
  outcomes: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'The same',
    invalid: 'Cannot be imported',
    notAllowed: 'No permission',
  },
  fields: (count) => plural('en', count, { one: 'difference', many: 'differences' }),
  moreFields: (count) => `${count} more are not listed`,
  showFields: 'Show the changes',
  target: 'Import as',
  asChange: (title) => `A change of “${title}”`,
  asNew: 'A new item',
  leftOut: 'Texts that are left out',
  media: (pictures, films) => {
    const parts = [
      ...(pictures > 0 ? [plural('en', pictures, { one: 'new picture', many: 'new pictures' })] : []),
      ...(films > 0 ? [plural('en', films, { one: 'new film', many: 'new films' })] : []),
    ];
    return `${parts.join(' and ')}, imported with the content.`;
  },
  missingFilms: (names) =>
    `Neither the file nor this installation has these films: ${names}. Nothing is shown in their place.`,
  apply: (count) => `Import ${items(count)} as drafts`,
  chosen: (count) => `${items(count)} selected`,
  nothingChosen: 'Tick what you want to import',
  applied: (created, changed) => `Imported: ${created} new, ${changed} changed`,
  appliedNote:
    'All are drafts, and the site is as it was. Open them, check them and publish. Facts, settings and dictionaries take effect when they are saved next.',
};
