import { encode } from 'uqr';
import { colours, type Pen } from './pen.ts';

/** Draws a QR code as squares, which stay sharp in print. The margin around it is a part of the layout. */
export function drawQrCode({ doc }: Pen, text: string, x: number, y: number, width: number): void {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const module = width / size;
  data.forEach((row, line) => {
    let start = 0;
    row.forEach((isDark, column) => {
      if (!isDark) return;
      // Neighbours are one rectangle: hairlines between squares would show in print.
      if (row[column - 1] !== true) start = column;
      if (row[column + 1] === true) return;
      doc.rect(x + start * module, y + line * module, (column + 1 - start) * module, module);
    });
  });
  doc.fill(colours.text);
}
