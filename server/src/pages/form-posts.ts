import { errorStatus } from 'contract/errors.ts';
import { localeNames } from 'contract/locales.ts';
import { type PageName, paths, plainAddress } from 'contract/paths.ts';
import { submitForm } from 'contract/submissions.ts';
import type { FastifyInstance } from 'fastify';
import { localeOfPath, refusalOf } from '../http/errors.ts';
import { logUnexpected } from '../http/log.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import { Refusal } from '../http/refusal.ts';
import type { Pages } from './routes.ts';

/** The pages whose forms can be posted without scripts. Each takes its post itself, by `take` in its file of the site. */
const postedPages = ['message', 'report', 'submission'] as const satisfies readonly PageName[];

/** As a form post writes it, a Chinese character is nine bytes: a text that is too long shall still come back with its page. */
const bodyBytes = 1024 * 1024;

/**
 * Form posts have addresses of their own, so that the gateway's calls take JSON only: there no page of another site can
 * post a form to.
 */
export function registerFormPosts(
  app: FastifyInstance,
  pages: Pages,
  requests: number,
  publicUrl: string | undefined,
): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    forms.addHook('onRequest', async ({ headers }) => {
      if (!isFromOwnPage(headers, publicUrl)) throw new Refusal('forbidden');
    });
    // What cannot be read is answered with its page too, and not with an envelope: its reader is a person.
    forms.setErrorHandler(async (error, request, reply) => {
      const refusal = refusalOf(error);
      if (refusal.code === 'unexpected') logUnexpected(error, request);
      if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
      const page = request.routeOptions.url?.replace(/^\/\w+/, '') ?? paths.home();
      const path = `${page}?refused=${refusal.code}`;
      return pages.sendAnew(reply.code(errorStatus[refusal.code]), { path, locale: localeOfPath(request.url) });
    });
    for (const name of postedPages)
      for (const locale of localeNames)
        forms.route({
          method: 'POST',
          url: plainAddress(locale, paths[name]()),
          bodyLimit: bodyBytes,
          config: { rateLimit: { max: requests, timeWindow: submitForm.limit.perSeconds * 1000 } },
          handler: async ({ body, ip }, reply) => {
            const posted = typeof body === 'string' ? body : '';
            return pages.sendAnew(reply, { path: paths[name](), locale, posted, address: ip });
          },
        });
  });
}
