import { pages, paths } from 'contract/urls/paths.ts';

/** The path of each searchable page: composed pages by name, and the sections of the company's texts. */
export const searchablePages: ReadonlyMap<string, string> = new Map([
  ...Object.entries(pages)
    .filter(([, { pattern }]) => !pattern.includes(':'))
    .map(([name, { pattern }]): [string, string] => [name, pattern]),
  ['talentRecruitment', paths.talentRecruitment(1)],
  ['socialResponsibility', paths.socialResponsibility()],
  ['company', paths.about('company')],
  ['history', paths.about('history')],
  ['culture', paths.about('culture')],
]);
