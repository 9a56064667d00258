import { readLotNumber } from 'contract/certificates.ts';
import { isLocale } from 'contract/locales.ts';
import { localePath, paths } from 'contract/urls/paths.ts';
import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { CachedResponse, type ResponseCache } from '../http/cached-response.ts';
import { HttpError } from '../http/http-error.ts';
import { notFoundLimit } from '../http/limits.ts';
import { sendCached } from '../http/send-cached.ts';

/**
 * Registers the QR codes of certificates: the URL of the look-up with the lot number. Any number gets one. Otherwise
 * a code would tell which lots exist, beside the limit of the look-up.
 */
export function registerCertificateQrCodes(
  app: FastifyInstance,
  { responses }: { responses: ResponseCache<CachedResponse> },
  publicUrl: () => string,
): void {
  app.get<{ Params: { locale: string; lotNo: string } }>(
    '/certificate-codes/:locale/:lotNo.svg',
    { config: { requestLimit: notFoundLimit } },
    async (request, reply) => {
      const { locale, lotNo } = request.params;
      if (!isLocale(locale) || readLotNumber(lotNo) !== lotNo) throw new HttpError('notFound');
      const address = `${publicUrl()}${localePath(locale, paths.certificates(lotNo))}`;
      const cached = await responses.get(
        `certificate code ${locale} ${lotNo}`,
        async () => new CachedResponse(renderSVG(address, { border: 0 })),
      );
      return sendCached(request, reply, cached, 'image/svg+xml');
    },
  );
}
