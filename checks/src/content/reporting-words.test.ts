/** The promises of the reporting pages match the form and the server. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportTerms } from 'contract/console/reports.ts';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const locales = ['cn', 'en', 'ru'] as const;

type Texts = Record<(typeof locales)[number], string>;
type Page = {
  version: string;
  sections: { name: string; blocks: { cards?: { title: Texts; text: Texts }[]; entries?: { time: Texts }[] }[] }[];
};
const page = (name: string): Page => JSON.parse(read(`content/pages/${name}.json`));

it('mentions no password: a reporter has a receipt number', () => {
  const texts = globSync('{content/**/*.json,site/src/text/**/*.ts,contract/src/words/*.ts}', { cwd: root });
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => /password|passphrase|密码|暗语|парол/i.test(read(file)))).toEqual([]);
});

it('states the same time limits of a report on every page', () => {
  const [registered, decided] = page('supervisionAndReporting')
    .sections.flatMap(({ blocks }) => blocks.flatMap(({ entries = [] }) => entries))
    .map(({ time }) => time);
  const cards = page('exportOfServices').sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ cards: shown = [] }) => shown),
  );
  const channel = cards.find(({ title }) => title.en === 'Somebody listens')?.text;
  for (const locale of locales) {
    const figures = [registered, decided].map((time) => /\d+/.exec(time?.[locale] ?? '')?.[0]);
    expect(channel?.[locale].match(/\d+/g)).toEqual(figures);
  }
});

it('promises the senders of reports what the console counts', () => {
  const promised = page('supervisionAndReporting')
    .sections.flatMap(({ blocks }) => blocks.flatMap(({ entries = [] }) => entries))
    .slice(0, 4);
  for (const locale of locales)
    expect(promised.map(({ time }) => Number(/\d+/.exec(time[locale])?.[0]))).toEqual(Object.values(reportTerms));
});

it('names the version of the privacy notice in every language', () => {
  const { version } = page('privacy');
  expect(read('content/pages/privacy.json').split(version)).toHaveLength(2 + locales.length);
});
