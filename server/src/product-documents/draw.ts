import type { DocumentContent } from './document-content.ts';
import { drawCatalogue } from './drawing/catalogue.ts';
import { drawProductSheet } from './drawing/product-sheet.ts';
import { drawSafetySheet } from './drawing/safety-sheet.ts';
import { drawTableSheet } from './drawing/table-sheet.ts';

/** Draws a document as a tagged PDF. */
export function drawDocument(content: DocumentContent): Promise<Buffer> {
  if (content.kind === 'productSheet') return drawProductSheet(content);
  if (content.kind === 'safetySheet') return drawSafetySheet(content);
  return content.kind === 'tableSheet' ? drawTableSheet(content) : drawCatalogue(content);
}
