import type { ElementHandle, Page } from '@playwright/test';
import { settled } from './settled.ts';

const minimumContrast = 4.5;

type Text = { words: string; color: string; box: { left: number; top: number; width: number; height: number } };

/**
 * Measures the contrast of text over a picture or a film as painted: makes the text transparent and reads the pixels
 * beneath it from a screenshot.
 */
export async function contrastOverPictures(page: Page): Promise<string[]> {
  const findings = new Set<string>();
  const seen = await page.evaluateHandle(() => new Set<Element>());
  for (const picture of await picturesBehindText(page)) {
    if (await seen.evaluate((pictures, element) => pictures.has(element), picture)) continue;
    await picture.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // A picture never loads if its carousel has moved meanwhile.
      const late = new Promise((resolve) => setTimeout(resolve, 2000));
      if (element instanceof HTMLImageElement) await Promise.race([element.decode().catch(() => undefined), late]);
    });
    await settled(page);
    await seen.evaluate(addWhollyVisible);
    const first = await lowContrast(page);
    if (first.size === 0) continue;
    // A banner that is fading into the next one is no finding, so the text must fail twice.
    await settled(page);
    for (const [words, contrast] of await lowContrast(page))
      if (first.has(words)) findings.add(`“${words}” has ${contrast.toFixed(2)} : 1`);
  }
  return [...findings];
}

/** One screenshot serves for every picture that is loaded, wholly in the window and not under the header. */
function addWhollyVisible(pictures: Set<Element>): void {
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  for (const picture of document.querySelectorAll('picture img, video')) {
    const box = (picture.closest('picture')?.parentElement ?? picture).getBoundingClientRect();
    const isInside = box.top >= header && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    if (isInside && !(picture instanceof HTMLImageElement && !picture.complete)) pictures.add(picture);
  }
}

async function picturesBehindText(page: Page): Promise<ElementHandle<Element>[]> {
  const handle = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const centres: { x: number; y: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects())
        centres.push({ x: left + width / 2, y: top + height / 2 });
    }
    return [...document.querySelectorAll('picture img, video')].filter((picture) => {
      if (!picture.checkVisibility()) return false;
      const box = (picture.closest('picture')?.parentElement ?? picture).getBoundingClientRect();
      return centres.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    });
  });
  const handles = [...(await handle.getProperties()).values()];
  return handles.map((each) => each.asElement()).filter((element) => element !== null);
}

/** The lines of text in the window whose centre is over a picture, as they are painted now. */
function textsOverPictures(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('picture img, video')].filter((picture) => picture.checkVisibility());
    const frames = shown.map((picture) => {
      const frame = picture.closest('picture')?.parentElement ?? picture;
      return frame.getBoundingClientRect();
    });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (parent === null || words === '') continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        const [x, y] = [left + width / 2, top + height / 2];
        const isVisible = width > 2 && height > 2 && top >= 0 && top + height <= innerHeight;
        if (!isVisible || !frames.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom))
          continue;
        const stack = document.elementsFromPoint(x, y);
        const fixed = stack[0]?.closest('header, aside, dialog');
        const isCovered = fixed && !fixed.contains(parent) && getComputedStyle(fixed).position !== 'static';
        if (isCovered || !stack.includes(parent)) continue;
        found.push({
          words: words.slice(0, 30),
          color: getComputedStyle(parent).color,
          box: { left, top, width, height },
        });
      }
    }
    return found;
  });
}

/** The texts over pictures with too little contrast, as they are painted now. */
async function lowContrast(page: Page): Promise<Map<string, number>> {
  const texts = await textsOverPictures(page);
  await page.evaluate(() => {
    // The page's content security policy refuses style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: transparent !important; text-shadow: none !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  // A busy machine paints the films of a wide window slowly.
  const shot = (await page.screenshot({ scale: 'css', timeout: 30_000 })).toString('base64');
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const measured = await page.evaluate(measure, { texts, shot });
  return new Map(
    measured.filter(({ contrast }) => contrast < minimumContrast).map(({ words, contrast }) => [words, contrast]),
  );
}

/** The lowest contrast of each text against squares of eight pixels beneath it. One square in twenty may be lower. */
async function measure({
  texts,
  shot,
}: {
  texts: Text[];
  shot: string;
}): Promise<{ words: string; contrast: number }[]> {
  const side = 8;
  const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);

  const linear = (value: number) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);

  /** The mean colour of a square, as red, green and blue. */
  function meanOf(left: number, top: number): number[] {
    const sums = [0, 0, 0];
    const [right, bottom] = [Math.min(left + side, width), Math.min(top + side, height)];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        for (let channel = 0; channel < 3; channel += 1)
          sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
    return sums.map((sum) => sum / ((right - left) * (bottom - top)));
  }

  /** A colour in any notation, painted over one ground. */
  function paintedOver(color: string, ground: 'black' | 'white'): Uint8ClampedArray {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d');
    if (pixel === null) throw new Error('no canvas');
    for (const style of [ground, color]) {
      pixel.fillStyle = style;
      pixel.fillRect(0, 0, 1, 1);
    }
    return pixel.getImageData(0, 0, 1, 1).data;
  }

  return texts.map(({ words, color, box }) => {
    // A translucent colour over the ground lies between its results on black and on white.
    const [onBlack, onWhite] = [paintedOver(color, 'black'), paintedOver(color, 'white')];
    const painted = (ground: number[]) =>
      ground.map((value, channel) => {
        const [dark = 0, bright = 0] = [onBlack[channel], onWhite[channel]];
        return dark + ((bright - dark) * value) / 255;
      });
    const contrasts: number[] = [];
    const right = Math.min(box.left + box.width, width);
    const bottom = Math.min(box.top + box.height, height);
    for (let left = Math.max(0, Math.floor(box.left)); left < right; left += side)
      for (let top = Math.max(0, Math.floor(box.top)); top < bottom; top += side) {
        const ground = meanOf(left, top);
        const [one, other] = [luminance(painted(ground)), luminance(ground)];
        contrasts.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    contrasts.sort((a, b) => a - b);
    return { words, contrast: contrasts[Math.floor(contrasts.length / 20)] ?? 21 };
  });
}
