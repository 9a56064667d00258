import { CachedResponse } from '../http/cached-response.ts';
import { contentSecurityPolicy } from '../http/headers.ts';
import { type DocumentRequest, document } from './document.ts';
import type { CachedPage } from './page-cache.ts';
import { pageFiles } from './page-files.ts';
import type { Rendered, Renderer } from './renderer.ts';

/** A document with the policy that allows its styles. */
export type RenderedDocument = Pick<CachedPage, 'document' | 'policy'>;

/** Puts a rendered page into its HTML document. */
export type DocumentWriter = (page: Rendered, request: Omit<DocumentRequest, 'publicUrl'>) => RenderedDocument;

type InlineStyles = { text: string; policy: string };

const entrySource = 'src/main.tsx';

export function createDocumentWriter(renderer: Renderer, publicUrl: () => string): DocumentWriter {
  const inlined = new Map<string, InlineStyles>();

  /** Joined and hashed once for each combination of style sheets. */
  function inlineStyles(urls: readonly string[]): InlineStyles {
    const key = urls.join(' ');
    const known = inlined.get(key);
    if (known !== undefined) return known;
    const text = urls.map((url) => renderer.styleSheets.get(url) ?? '').join('\n');
    const inline = { text, policy: contentSecurityPolicy({ script: renderer.firstScript, styles: text }) };
    inlined.set(key, inline);
    return inline;
  }

  return (page, request) => {
    const files = pageFiles(renderer.manifest, entrySource, page);
    const { text, policy } = inlineStyles(files.styles);
    const inline = { firstScript: renderer.firstScript, styles: text };
    const html = document({ ...request, publicUrl: publicUrl() }, page, files, inline);
    return { document: new CachedResponse(html), policy };
  };
}
