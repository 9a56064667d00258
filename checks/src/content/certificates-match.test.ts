/** Certificates of lots agree with their products, and awards with the page that lists them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { albumsFile, lotCertificatesFile, productFile, typicalValuesFile } from 'content/schema.ts';
import { expect, it } from 'vitest';
import type { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../../..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
const read = (file: string): unknown => JSON.parse(readText(file));

const products = globSync('content/products/by-*.json', { cwd: root }).map((file) => productFile.parse(read(file)));
const contracts = ['gpc', 'cpc']
  .flatMap((coke) => typicalValuesFile.parse(read(`content/typical-values/${coke}.json`)))
  .filter(({ kind }) => kind === 'specification');
const certificates = lotCertificatesFile.parse(read('content/certificates.json'));

type Certificate = z.output<typeof lotCertificatesFile>[number];

/** A certificate may name a property more closely: “Fraction within 1–5 mm” for “Fraction within size range”. */
const closerNames: Record<string, string> = { 'Fraction within 1–5\u00A0mm': 'Fraction within size range' };

type Limit = { minimum: number | null; maximum: number | null };
type LimitOf = (property: string, method: string) => Limit | undefined;

/** The limits in the contract of each grade of a product, by property and method. */
function contractsOf(itemNo: string): LimitOf[] {
  return contracts.flatMap(({ properties, grades }) =>
    grades
      .filter((grade) => grade.itemNo === itemNo)
      .map(
        ({ values }): LimitOf =>
          (property, method) =>
            values[properties.findIndex(({ key, methods }) => key === property && methods.includes(method))] ??
            undefined,
      ),
  );
}

const portsOf = (text: string) => text.split(/[、；]/).map((port) => port.replace(/（.*）|铁路经/, ''));

function problemsOf(certificate: Certificate): string[] {
  const product = products.find(({ itemNo }) => itemNo === certificate.itemNo);
  if (product === undefined) return [`${certificate.itemNo} is no product`];
  const problemsBy = (contract: LimitOf) =>
    certificate.measurements.flatMap(({ property, methods: [method = ''], minimum, maximum }) => {
      const name = closerNames[property.en] ?? property.en;
      const known = product.properties.find((one) => one.name.en === name);
      if (known === undefined) return [`${property.en} is no property of ${product.itemNo}`];
      return [known, contract(known.key, method)].some(
        (limit) => limit?.minimum === minimum && limit.maximum === maximum,
      )
        ? []
        : [`${property.en} has other limits`];
    });
  // A lot is of one grade, whose contract may have other limits than the product.
  const [limits = []] = [() => undefined, ...contractsOf(product.itemNo)]
    .map(problemsBy)
    .toSorted((one, other) => one.length - other.length);
  const deviates = certificate.measurements.some(
    ({ value, minimum, maximum }) => (minimum !== null && value < minimum) || (maximum !== null && value > maximum),
  );
  const day = certificate.issuedAt.slice(2, 10).replaceAll('-', '');
  const port = portsOf(product.supply?.loadingPorts?.cn ?? '').some((name) => certificate.from.cn.endsWith(name));
  return [
    ...limits,
    ...(deviates && certificate.note === null ? ['a figure outside its limit has no note'] : []),
    ...(certificate.lotNo.startsWith(day) ? [] : ['the lot number has another day']),
    ...(certificate.mode.en.startsWith('By sea') && !port ? [`${certificate.from.en} is no port of the product`] : []),
  ];
}

it('a certificate has the limits of its product, its port, its day and a note about what deviates', () => {
  expect(certificates.length).toBeGreaterThan(4);
  expect(certificates.flatMap((one) => problemsOf(one).map((problem) => `${one.lotNo}: ${problem}`))).toEqual([]);
});

const sample = () => {
  const found = certificates.find(({ lotNo }) => lotNo === '260812010031');
  if (found === undefined) throw new Error('the sample is gone');
  return structuredClone(found);
};

it.each<[string, (certificate: Certificate) => void]>([
  ['Sulfur has other limits', ({ measurements }) => void (measurements[0] && (measurements[0].maximum = 0.8))],
  [
    'Powder resistivity has other limits',
    ({ measurements }) => {
      const found = measurements.find(({ property }) => property.en === 'Powder resistivity');
      // The limit of BY-E1 by the same method, while the others are those of BY-E5.
      if (found) found.maximum = 490;
    },
  ],
  [
    'a figure outside',
    (certificate) => {
      certificate.note = null;
      if (certificate.measurements[0]) certificate.measurements[0].value = 0.6;
    },
  ],
  ['another day', (certificate) => void (certificate.issuedAt = '2026-08-13 09:00:00')],
  ['no port', ({ from }) => void (from.cn = '中国钦州')],
])('finds that %s', (problem, change) => {
  const certificate = sample();
  change(certificate);
  expect(problemsOf(certificate).join()).toContain(problem);
});

/** The page of production repeats the awards of management systems. */
const productionPage = readText('content/pages/productionManufacturing.json');
const awards = albumsFile
  .parse(read('content/albums.json'))
  .flatMap(({ pictures }) => pictures.flatMap(({ name, award }) => (award ? [{ name, award }] : [])))
  .filter(({ name }) => name.en.includes('ISO'));

it('the page of production names each certificate of a management system by its number and issuer', () => {
  expect(awards).toHaveLength(3);
  const missing = (page: string) =>
    awards
      .flatMap(({ award }) => [award.number, ...Object.values(award.issuer)])
      .filter((text) => !page.includes(text));
  expect(missing(productionPage)).toEqual([]);
  expect(missing(productionPage.replaceAll('SAMPLE-Q-9001-001', 'Q-0000-01'))).toEqual(['SAMPLE-Q-9001-001']);
});
