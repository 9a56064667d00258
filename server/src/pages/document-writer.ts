import type { Verification } from '../config/search-engines.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { contentSecurityPolicy } from '../http/headers.ts';
import { type DocumentRequest, document } from './document.ts';
import type { CachedPage } from './page-caches.ts';
import { pageFiles } from './page-files.ts';
import type { Rendered, Renderer } from './renderer.ts';

/** A document with the policy that allows its styles. */
export type RenderedDocument = Pick<CachedPage, 'document' | 'policy'>;

/** Puts a rendered page into its HTML document. */
export type DocumentWriter = (
  page: Rendered,
  request: Omit<DocumentRequest, 'publicUrl' | 'verification'>,
) => RenderedDocument;

/** Whose site it is: its origin, and what proves it to search engines. */
export type Owner = { publicUrl: () => string; verification: Verification };

type InlineStyles = { styles: Buffer; policy: string };

const entrySource = 'src/main.tsx';

export function createDocumentWriter(renderer: Renderer, { publicUrl, verification }: Owner): DocumentWriter {
  const inlined = new Map<string, InlineStyles>();

  /** Joined and hashed once for each combination of style sheets. */
  function inlineStyles(urls: readonly string[]): InlineStyles {
    const key = urls.join(' ');
    const known = inlined.get(key);
    if (known !== undefined) return known;
    const text = urls.map((url) => renderer.styleSheets.get(url) ?? '').join('\n');
    const policy = contentSecurityPolicy({ script: renderer.firstScript, styles: text });
    const inline = { styles: Buffer.from(text), policy };
    inlined.set(key, inline);
    return inline;
  }

  return (page, request) => {
    const files = pageFiles(renderer.manifest, entrySource, page);
    const { styles, policy } = inlineStyles(files.styles);
    const inline = { firstScript: renderer.firstScript, styles };
    const parts = document({ ...request, publicUrl: publicUrl(), verification }, page, files, inline);
    return { document: new CachedResponse(...parts), policy };
  };
}
