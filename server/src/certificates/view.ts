import { type LotCertificate, lotCertificate, type StoredLotCertificate } from 'contract/certificates.ts';
import type { Locale } from 'contract/locales.ts';
import { resolve } from '../content/resolve.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { Unresolved } from '../http/fallback.ts';

type StoredRow = Omit<StoredLotCertificate, 'issuedAt'> & { issuedAt: Date };

export function toLotCertificate({ issuedAt, ...row }: StoredRow, locale: Locale): Unresolved<LotCertificate> {
  return resolve(lotCertificate, { ...row, issuedAt: beijingTimestamp(issuedAt) }, { locale });
}
