import { localeNames } from 'contract/locales.ts';
import { megabyte } from 'contract/megabyte.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import { postedFile } from 'contract/uploads/posted-file.ts';
import { kindNames, rulesOf } from 'contract/submissions/submission-kinds.ts';
import { submitForm } from 'contract/submissions/submissions.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endBody, isMultipart, uploadCheckMilliseconds } from '../http/body-timeout.ts';
import { statusOfError } from '../http/error-texts.ts';
import { httpErrorOf, localeOfPath } from '../http/errors.ts';
import { HttpError } from '../http/http-error.ts';
import { logUnexpected } from '../http/log.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { sendDownload } from '../http/send-download.ts';
import type { ConversationContext } from '../submissions/conversations/conversation.ts';
import { answerFileRoute } from '../submissions/conversations/routes.ts';
import { countUploaded } from '../uploads/count-uploaded.ts';
import { receiveForm } from '../uploads/receive-form.ts';
import type { UploadsContext } from '../uploads/routes.ts';
import { saveUpload } from '../uploads/save-upload.ts';
import { parsePageUrl } from './page-url.ts';
import type { Pages } from './pages.ts';

/** Pages whose forms work without JavaScript. The route's action handles the posted form. */
const pagesWithForms = [...kindNames.flatMap((kind) => rulesOf(kind).page ?? []), 'submission'] as const;

const pagesWithFiles = new Set<string>(
  kindNames.flatMap((kind) => (rulesOf(kind).pageTakesFile ? (rulesOf(kind).page ?? []) : [])),
);

/**
 * A Chinese character is nine bytes in a posted form. A text that is too long must still be returned
 * with its form.
 */
const bodyBytes = megabyte;

/**
 * Forms are posted to the pages' own URLs, so that gateway calls accept only JSON: a form on
 * another site cannot post JSON.
 */
export function registerPostedForms(
  app: FastifyInstance,
  context: UploadsContext & ConversationContext,
  pages: Pages,
  requests: number,
  publicUrl: string | undefined,
): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    // Passed to the handler, which streams it.
    forms.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    forms.addHook('onRequest', async ({ headers }) => {
      if (!isSameOrigin(headers, publicUrl)) throw new HttpError('forbidden');
    });
    // The response to an error is the form's page instead of JSON, because a person reads them.
    forms.setErrorHandler(async (error, request, reply) => {
      const httpError = httpErrorOf(error);
      if (statusOfError[httpError.code] === 500) logUnexpected(error, request);
      if (httpError.retryAfter !== undefined) void reply.header('retry-after', httpError.retryAfter);
      const page = canonicalPath(request.url);
      const path = `${page}${page.includes('?') ? '&' : '?'}error=${httpError.code}`;
      const locale = localeOfPath(request.url);
      try {
        return await pages.sendUncached(reply.code(statusOfError[httpError.code]), { path, locale });
      } catch (renderError) {
        // While the database is unreachable, even the form may not be available.
        if (httpErrorOf(renderError).code === 'unexpected') logUnexpected(renderError, request);
        return pages.sendError(reply, httpErrorOf(renderError), locale);
      }
    });
    for (const name of pagesWithForms)
      for (const locale of localeNames)
        forms.route({
          method: 'POST',
          url: localePath(locale, paths[name]()),
          bodyLimit: bodyBytes,
          config: {
            requestLimit: { max: requests, timeWindow: submitForm.limit.perSeconds * 1000 },
            ...(pagesWithFiles.has(name) && { readsSlowBody: 'files' as const }),
          },
          handler: async (request, reply) => {
            const { body, ip, url } = request;
            if (isMultipart(request.raw) && !pagesWithFiles.has(name)) throw new HttpError('unsupportedMediaType');
            const text = typeof body === 'string' ? body : '';
            const posted = isMultipart(request.raw) ? await receivePosted(context, request) : text;
            const fields = new URLSearchParams(posted);
            // A file of an answer. If it fails, the page says so.
            if (name === 'submission' && fields.has('file'))
              return sendDownload(
                reply,
                await answerFileRoute.open(context, Object.fromEntries(fields), { locale, ip }),
              );
            return pages.sendUncached(reply, { path: canonicalPath(url), locale, posted, ip });
          },
        });
  });
}

/**
 * A form with a file as url-encoded text, in which the token of the saved file stands for the file. The page offers the
 * token again if the form has another error, so that a file is sent once.
 */
async function receivePosted(context: UploadsContext, { raw, ip }: FastifyRequest): Promise<string> {
  try {
    const { fields, file } = await receiveForm(raw, bodyBytes, (chosen) =>
      countUploaded(context.uploadedKilobytes, { ip, request: raw }, async () => {
        const saved = await saveUpload(context, chosen);
        return { ...saved, fileName: chosen.fileName };
      }),
    );
    if (file === undefined) return fields.toString();
    for (const name of [postedFile.token, postedFile.name]) fields.delete(name);
    if ('error' in file) fields.set(postedFile.error, file.error.code);
    else {
      fields.set(postedFile.token, file.saved.fileToken);
      fields.set(postedFile.name, file.saved.fileName);
    }
    return fields.toString();
  } finally {
    endBody(raw, uploadCheckMilliseconds);
  }
}

/** The path of a form's page below its language, with the query that it reads: what an inquiry is about. */
function canonicalPath(url: string): string {
  const parsed = parsePageUrl(url);
  const page = parsed.is === 'moved' ? parsePageUrl(parsed.to) : parsed;
  return page.is === 'page' ? page.path : paths.home();
}
