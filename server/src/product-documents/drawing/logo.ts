import { colours, type Pen } from './pen.ts';

/** The company's logo (`share-cards/logo.ts`) at a point, for light paper. It is 48 units wide. */
export function drawLogo({ doc }: Pen, x: number, y: number, width: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 48);
  doc.lineWidth(2.6).path('M34.4 18V30L24 36 13.6 30V18L24 12').stroke(colours.text);
  doc
    .path('M24 12V3.4M34.4 18l7.4-4.3M34.4 30l7.4 4.3M24 36v8.6M13.6 30l-7.4 4.3M13.6 18l-7.4-4.3')
    .stroke(colours.text);
  doc.lineWidth(5.2).path('M24 12L34.4 18').stroke(colours.accent);
  doc.restore();
}
