import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, refusalOf, refusedImports } from './import-matrix.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('finds no refused import in the project', () => {
  expect(refusedImports(root)).toEqual([]);
});

describe('refuses, and names the way out', () => {
  it.each([
    ['site/src/news/news-page.tsx', 'server/src/news/store.ts', /contract/],
    ['site/src/news/news-page.tsx', 'site/src/products/product-card.tsx', /features do not know each other/],
    ['site/src/parts/picture.tsx', 'site/src/news/news-page.tsx', /move what is shared down/],
    ['server/src/news/store.ts', 'server/src/products/store.ts', /features do not know each other/],
    ['server/src/http/serve.ts', 'server/src/news/store.ts', /move what is shared down/],
    ['contract/src/news.ts', 'node:fs', /runs anywhere/],
    ['contract/src/news.ts', 'server/src/news/view.ts', /contract/],
    ['e2e/news.spec.ts', 'site/src/news/news-page.tsx', /contract/],
    ['console/src/news/news-list.tsx', 'site/src/parts/dialog.tsx', /contract/],
    ['server/src/brand-new/routes.ts', 'server/src/news/store.ts', /features do not know each other/],
  ])('%s → %s', (from, to, reason) => {
    expect(refusalOf({ from, to })).toMatch(reason);
  });
});

describe('allows', () => {
  it.each([
    ['site/src/news/news-page.tsx', 'contract/news.ts'],
    ['site/src/news/news-page.tsx', 'site/src/parts/picture.tsx'],
    ['site/src/home/home-page.tsx', 'site/src/products/product-card.tsx'],
    ['server/src/news/routes.ts', 'server/src/http/serve.ts'],
    ['server/src/pages/sitemap.ts', 'server/src/news/store.ts'],
    ['server/src/app.ts', 'server/src/news/routes.ts'],
    ['e2e/news.spec.ts', 'contract/paths.ts'],
  ])('%s → %s', (from, to) => {
    expect(refusalOf({ from, to })).toBeUndefined();
  });
});

it('sees every way of importing', () => {
  const text = `import { a } from '../products/a.ts';
import type {
  B,
} from "../products/b.ts";
export { c } from '../products/c.ts';
import '../products/d.css';
const e = await import('../products/e.ts');`;
  expect(importsOf('site/src/news/x.ts', text).map(({ to }) => to)).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.css', 'e.ts'].map((name) => `site/src/products/${name}`),
  );
});
