import type { ElementHandle, Page } from '@playwright/test';
import { settled } from './settled.ts';

const least = 4.5;

type Text = { words: string; color: string; box: { left: number; top: number; width: number; height: number } };

/**
 * Where words lie on a picture or a film, measures the contrast on what is really painted there: the words are made
 * transparent, and what is beneath them is read from a screenshot.
 */
export async function contrastOverPictures(page: Page): Promise<string[]> {
  const complaints = new Set<string>();
  for (const picture of await picturesUnderWords(page)) {
    await picture.evaluate(async (element) => {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // In a carousel that has turned meanwhile it never comes.
      const late = new Promise((resolve) => setTimeout(resolve, 2000));
      if (element instanceof HTMLImageElement) await Promise.race([element.decode().catch(() => undefined), late]);
    });
    await settled(page);
    for (const complaint of await lowContrast(page, await textsOverPictures(page))) complaints.add(complaint);
  }
  return [...complaints];
}

async function picturesUnderWords(page: Page): Promise<ElementHandle<Element>[]> {
  const handle = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const middles: { x: number; y: number }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects())
        middles.push({ x: left + width / 2, y: top + height / 2 });
    }
    return [...document.querySelectorAll('picture img, video')].filter((picture) => {
      if (!picture.checkVisibility()) return false;
      const box = (picture.closest('picture')?.parentElement ?? picture).getBoundingClientRect();
      return middles.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    });
  });
  const handles = [...(await handle.getProperties()).values()];
  return handles.map((each) => each.asElement()).filter((element) => element !== null);
}

/** The lines of words in the window whose middle lies on a picture, as they are painted now. */
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
        const isSeen = width > 2 && height > 2 && top >= 0 && top + height <= innerHeight;
        if (!isSeen || !frames.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)) continue;
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

async function lowContrast(page: Page, texts: Text[]): Promise<string[]> {
  await page.evaluate(() => {
    // Not a style element: the policy of the page refuses those.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { color: transparent !important; text-shadow: none !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const shot = (await page.screenshot({ scale: 'css' })).toString('base64');
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  const measured = await page.evaluate(measure, { texts, shot });
  return measured.flatMap(({ words, contrast }) =>
    contrast < least ? [`“${words}” has ${contrast.toFixed(2)} : 1`] : [],
  );
}

/** The lowest contrast of each text against squares of eight pixels beneath it; one square in twenty may be lower. */
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

  /** Whatever notation the colour has, painted over what lies beneath it. */
  function painted(color: string, ground: number[]): number[] {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d');
    if (pixel === null) throw new Error('no canvas');
    pixel.fillStyle = `rgb(${ground.join()})`;
    pixel.fillRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data];
  }

  return texts.map(({ words, color, box }) => {
    const contrasts: number[] = [];
    const right = Math.min(box.left + box.width, bitmap.width);
    for (let left = Math.max(0, box.left); left < right; left += side)
      for (let top = Math.max(0, box.top); top < box.top + box.height; top += side) {
        const { data } = context.getImageData(left, top, side, side);
        const ground = [0, 1, 2].map((channel) => {
          const values = data.filter((_value, index) => index % 4 === channel);
          return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
        });
        const [one, other] = [luminance(painted(color, ground)), luminance(ground)];
        contrasts.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    contrasts.sort((a, b) => a - b);
    return { words, contrast: contrasts[Math.floor(contrasts.length / 20)] ?? 21 };
  });
}
