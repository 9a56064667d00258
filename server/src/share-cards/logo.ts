import { svg } from './overlay.ts';

/** The company's logo, 60 pixels high, at the left edge of the text. */
const mark =
  '<g transform="translate(66 64) scale(1.25)" fill="none" stroke="#f2efea" stroke-width="2.6">' +
  '<path d="M34.4 18V30L24 36 13.6 30V18L24 12"/>' +
  '<path d="M24 12V3.4M34.4 18l7.4-4.3M34.4 30l7.4 4.3M24 36v8.6M13.6 30l-7.4 4.3M13.6 18l-7.4-4.3"/>' +
  '<path stroke="#ff7a3d" stroke-width="5.2" d="M24 12L34.4 18"/></g>';

export function drawLogo(): string {
  return svg(mark);
}
