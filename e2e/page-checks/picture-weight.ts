/** Measures the pictures that a current browser loads for a page. */
import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

export type PictureWeight = {
  /** Bytes of the pictures that are visible before scrolling. */
  firstView: number;
  /** Bytes of all pictures loaded by then, visible or near. */
  atLoad: number;
  /** Bytes after scrolling through the page. */
  altogether: number;
  /** Pictures loaded at once although they are far from the window: file and distance in window heights. */
  tooEarly: string[];
};

/** In heights of the window. Chromium itself loads what is within 1250 px, which is 1.56 of them at 800 px. */
const farAway = 1.6;

/** Opens a URL in a page that has loaded nothing yet, and scrolls through it. */
export async function weighPictures(page: Page, url: string): Promise<PictureWeight> {
  const bytes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname, href } = new URL(response.url());
    if (pathname.startsWith('/pictures/')) bytes.set(href, Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto(url, { waitUntil: 'load' });
  await settled(page);
  await page.waitForLoadState('networkidle');
  const distances = await pictureDistances(page);
  const seen = new Set(distances.filter(({ distance }) => distance === 0).map(({ source }) => source));
  const nearest = new Map<string, number>();
  for (const { source, distance } of distances)
    nearest.set(source, Math.min(distance ?? Infinity, nearest.get(source) ?? Infinity));
  const tooEarly = [...bytes.keys()].flatMap((source) => {
    const distance = nearest.get(source) ?? Infinity;
    return distance > farAway ? [`${new URL(source).pathname}, ${distance.toFixed(1)} screens away`] : [];
  });
  const firstView = total([...bytes].filter(([source]) => seen.has(source)));
  const atLoad = total([...bytes]);
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  return { firstView, atLoad, altogether: total([...bytes]), tooEarly };
}

function total(files: [string, number][]): number {
  return files.reduce((sum, [, size]) => sum + size, 0);
}

type PictureDistance = { source: string; distance: number | null };

/** The file of each picture and its distance from the window: 0 within it, null where it has no layout. */
function pictureDistances(page: Page): Promise<PictureDistance[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('img')].map((image) => {
      const box = image.getBoundingClientRect();
      const beyond = Math.max(box.top - innerHeight, -box.bottom, box.left - innerWidth, -box.right);
      const distance = box.width === 0 ? null : beyond < 0 ? 0 : Math.max(beyond, 1) / innerHeight;
      return { source: image.currentSrc, distance };
    }),
  );
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });
}
