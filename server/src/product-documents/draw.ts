import type { DocumentContent } from './document-content.ts';
import { drawCatalogue } from './drawing/catalogue.ts';
import { drawProductSheet } from './drawing/product-sheet.ts';
import { drawSafetySheet } from './drawing/safety-sheet.ts';
import { drawTableSheet } from './drawing/table-sheet.ts';

/** Draws a document as a tagged PDF. */
export function drawDocument(content: DocumentContent): Promise<Buffer> {
  switch (content.kind) {
    case 'productSheet':
      return drawProductSheet(content);
    case 'safetySheet':
      return drawSafetySheet(content);
    case 'tableSheet':
      return drawTableSheet(content);
    case 'catalogue':
      return drawCatalogue(content);
  }
}
