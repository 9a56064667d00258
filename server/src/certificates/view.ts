import { type LotCertificate, lotCertificate, type StoredLotCertificate } from 'contract/certificates.ts';
import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { resolve } from '../content-fields/resolve.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import type { Unresolved } from '../http/fallback.ts';

type StoredRow = Omit<StoredLotCertificate, 'issuedAt' | 'from' | 'to'> & {
  issuedAt: Date;
  loadingPlace: Localized;
  destination: Localized;
};

export function toLotCertificate(
  { issuedAt, loadingPlace, destination, ...row }: StoredRow,
  locale: Locale,
): Unresolved<LotCertificate> {
  const stored = { ...row, from: loadingPlace, to: destination, issuedAt: beijingTimestamp(issuedAt) };
  return resolve(lotCertificate, stored, { locale });
}
