import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenImports, importCycles, importGraph, importProblem, importsOf } from './import-matrix.ts';

const root = path.resolve(import.meta.dirname, '../..');

it('finds no rejected import in the project', () => {
  expect(forbiddenImports(root)).toEqual([]);
});

it('finds no import cycle in the project', () => {
  const graph = importGraph(root);
  expect(graph.get('site/src/contact/contact-page.tsx')).toContain('contract/src/contact.ts');
  expect(importCycles(graph)).toEqual([]);
});

it('reports each cycle once, with its files', () => {
  const graph = { 'a.ts': ['b.ts', 'd.ts'], 'b.ts': ['c.ts'], 'c.ts': ['b.ts', 'd.ts'], 'd.ts': [] };
  expect(importCycles(new Map(Object.entries(graph)))).toEqual(['b.ts → c.ts → b.ts']);
});

describe('rejects with a remedy', () => {
  it.each([
    ['site/src/news/news-page.tsx', 'server/src/news/store.ts', /contract/],
    ['site/src/news/news-page.tsx', 'site/src/products/product-card.tsx', /features do not import each other/],
    ['site/src/parts/media/picture.tsx', 'site/src/news/news-page.tsx', /move what is shared down/],
    ['site/src/parts/fields/field.tsx', 'site/src/forms/consent-field.tsx', /move what is shared down/],
    ['site/src/receipt/receipts.ts', 'site/src/forms/send-button.tsx', /move what is shared down/],
    ['site/src/forms/send-button.tsx', 'site/src/messages/message-dialog.tsx', /move what is shared down/],
    ['site/src/news/news-page.tsx', 'site/src/routes.tsx', /declare the type/],
    ['site/src/shell/shell.tsx', 'site/src/root.tsx', /declare the type/],
    ['site/src/brand-new.ts', 'site/src/news/news-page.tsx', /belongs in a folder/],
    ['server/src/news/store.ts', 'server/src/products/store.ts', /features do not import each other/],
    ['server/src/http/serve.ts', 'server/src/news/store.ts', /move what is shared down/],
    ['contract/src/news.ts', 'node:fs', /runs anywhere/],
    ['contract/src/news.ts', 'server/src/news/view.ts', /contract/],
    ['site/src/news/news-page.tsx', 'contract/console/permissions.ts', /for staff/],
    ['e2e/site/news.spec.ts', 'site/src/news/news-page.tsx', /contract/],
    ['console/src/news/news-list.tsx', 'site/src/parts/dialog/dialog.tsx', /contract/],
    ['server/src/submissions/sealing/row-mac.ts', 'server/src/submissions/store.ts', /earlier part/],
    ['server/src/submissions/store.ts', 'server/src/submissions/conversations/store.ts', /earlier part/],
    ['server/src/submissions/brand-new/x.ts', 'server/src/submissions/sealing/envelope.ts', /earlier part/],
    ['server/src/publishing/items/store.ts', 'server/src/publishing/changes/save.ts', /earlier part/],
    ['console/src/publishing/fields/list-field.tsx', 'console/src/publishing/editor/editor-panes.tsx', /earlier part/],
    ['server/src/http/serve.ts', 'server/src/context.ts', /declare the type/],
    ['server/src/news/routes.ts', 'server/src/context.ts', /declare the type/],
    ['server/src/pages/pages.ts', 'server/src/routes.ts', /declare the type/],
    ['server/src/brand-new/routes.ts', 'server/src/news/store.ts', /features do not import each other/],
  ])('%s → %s', (from, to, reason) => {
    expect(importProblem({ from, to })).toMatch(reason);
  });
});

describe('allows', () => {
  it.each([
    ['site/src/news/news-page.tsx', 'contract/news.ts'],
    ['site/src/news/news-page.tsx', 'site/src/parts/media/picture.tsx'],
    ['site/src/home/home-page.tsx', 'site/src/products/product-card.tsx'],
    ['site/src/routes.tsx', 'site/src/news/news-page.tsx'],
    ['site/dev-server.ts', 'site/src/gateway/call.ts'],
    ['site/src/messages/message-dialog.tsx', 'site/src/forms/use-submission.ts'],
    ['site/src/forms/use-submission.ts', 'site/src/receipt/show-receipt.tsx'],
    ['server/src/news/routes.ts', 'server/src/http/serve.ts'],
    ['server/src/pages/sitemap.ts', 'server/src/news/store.ts'],
    ['server/src/submissions/conversations/store.ts', 'server/src/submissions/sealing/row-mac.ts'],
    ['server/src/submissions/conversations/store.ts', 'server/src/submissions/conversations/entry.ts'],
    ['console/src/publishing/editor/editor-panes.tsx', 'console/src/publishing/fields/structured-field.tsx'],
    ['server/src/app.ts', 'server/src/news/routes.ts'],
    ['server/src/start.ts', 'server/src/app.ts'],
    ['e2e/site/news.spec.ts', 'contract/urls/paths.ts'],
  ])('%s → %s', (from, to) => {
    expect(importProblem({ from, to })).toBeUndefined();
  });
});

it('recognizes every form of import and export', () => {
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
