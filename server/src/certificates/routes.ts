import { getLotCertificate, listSampleCertificates } from 'contract/certificates.ts';
import { pickLocale } from '../database/localized.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/serve.ts';
import { findLotCertificate, listSamples } from './store.ts';
import { toLotCertificate } from './view.ts';

type CertificateContext = { db: Database };

export const certificateRoutes = [
  serve(listSampleCertificates, async ({ db }: CertificateContext, _input, { locale }) => ({
    data: (await listSamples(db)).map(({ lotNo, name }) => ({ lotNo, name: pickLocale(name, locale) })),
  })),

  serve(getLotCertificate, async ({ db }: CertificateContext, { lotNo }, { locale }) => {
    const row = await findLotCertificate(db, lotNo);
    return { data: row ? toLotCertificate(row, locale) : null };
  }),
];
