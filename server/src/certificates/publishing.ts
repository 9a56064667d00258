import { contentKinds } from 'contract/console/content-kinds.ts';
import type { Measurement } from 'contract/certificates.ts';
import { paths } from 'contract/urls/paths.ts';
import { beijingTimestamp, parseBeijingTimestamp } from '../database/beijing-time.ts';
import { definePublishing } from '../publishing/definition.ts';
import { publicTable } from '../publishing/public-table.ts';

const json = JSON.stringify;

/** A gauge needs a limit, and its lower limit must not be above the upper one. */
function canBeDrawn({ minimum, maximum }: Pick<Measurement, 'minimum' | 'maximum'>): boolean {
  return minimum === null ? maximum !== null : maximum === null || minimum <= maximum;
}

const certificates = publicTable('lotCertificate');

export const certificatePublishing = definePublishing('lotCertificate', contentKinds.lotCertificate.body, {
  newId: certificates.newId,
  uniqueField: 'lotNo',
  pathsOf: ({ body: { lotNo } }) => [paths.certificates(lotNo)],
  problemsOf: ({ measurements }, locale) =>
    locale === null && !measurements.every(canBeDrawn)
      ? [{ field: 'measurements', locale: null, code: 'outOfRange' }]
      : [],
  project: (db, { id, body }) =>
    certificates.saveRow(db, id, {
      lotNo: body.lotNo,
      isSample: body.isSample,
      name: json(body.name),
      itemNo: body.itemNo,
      quantityTonnes: body.quantityTonnes,
      mode: json(body.mode),
      loadingPlace: json(body.from),
      destination: json(body.to),
      issuedAt: parseBeijingTimestamp(body.issuedAt),
      note: body.note && json(body.note),
      measurements: json(body.measurements),
    }),
  remove: certificates.removeRow,
  existingRows: async (db) => {
    const rows = await certificates.rowsWithoutItem(db, 'lotCertificate');
    return rows.map(({ id, issuedAt, loadingPlace, destination, ...body }) => ({
      id: String(id),
      body: { ...body, from: loadingPlace, to: destination, issuedAt: beijingTimestamp(issuedAt) },
    }));
  },
});
