import type { Locale } from 'contract/locales.ts';
import { paths } from 'contract/urls/paths.ts';
import { CachedResponse } from '../http/cached-response.ts';
import type { AnyErrorCode } from '../http/error-texts.ts';
import { errorBody } from '../http/errors.ts';
import { HttpError } from '../http/http-error.ts';
import type { DocumentWriter, RenderedDocument } from './document-writer.ts';
import type { Renderer } from './renderer.ts';

/** Returns the page of an error. It needs neither the database nor a cache. */
export type ErrorDocuments = (
  code: AnyErrorCode,
  locale: Locale,
  requestId: string | undefined,
) => Promise<RenderedDocument>;

/** Stands for the request's id in a stored document. */
const requestIdPlaceholder = 'request-id-placeholder';

/** Renders once for each error and language: a flood of rejected requests costs no rendering. */
export function createErrorDocuments({ load }: Renderer, writeDocument: DocumentWriter): ErrorDocuments {
  const stored = new Map<string, RenderedDocument>();

  async function renderError(code: AnyErrorCode, locale: Locale, requestId: string | undefined) {
    const response = JSON.stringify(errorBody(new HttpError(code), locale, requestId));
    const requested = { path: paths.home(), locale, mode: 'path' as const };
    const { render } = await load({ ...requested, callGateway: async () => response });
    return writeDocument(render(), { ...requested, card: undefined, data: undefined });
  }

  return async (code, locale, requestId) => {
    const key = `${locale} ${code} ${requestId === undefined ? 'without' : 'with'} id`;
    const rendered = stored.get(key) ?? (await renderError(code, locale, requestId && requestIdPlaceholder));
    stored.set(key, rendered);
    if (requestId === undefined) return rendered;
    const html = rendered.document.body.toString().replaceAll(requestIdPlaceholder, requestId);
    return { ...rendered, document: new CachedResponse(html) };
  };
}
