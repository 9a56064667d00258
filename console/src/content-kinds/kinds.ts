import { type ContentKind, type ContentKindDefinition, contentKinds } from 'contract/console/content-kinds.ts';

export function definitionOf(kind: ContentKind): ContentKindDefinition {
  return contentKinds[kind];
}

/** Whether a kind has no drafts: what is saved is on the site at once. */
export function takesEffectWhenSaved(kind: ContentKind): boolean {
  return definitionOf(kind).sort === 'record';
}

/** The path of each kind’s list below `/console`. */
export const listPaths: Record<ContentKind, string> = {
  news: '/news',
  product: '/products',
  productCategory: '/products/categories',
  typicalValueTable: '/typical-values',
  lotCertificate: '/typical-values/certificates',
  composedPage: '/pages',
  legalPage: '/pages/legal',
  banner: '/banners',
  companyText: '/company',
  cultureTab: '/company/culture',
  historyEntry: '/company/history',
  partner: '/company/partners',
  jobPost: '/jobs',
  honouredEmployee: '/honoured-employees',
  albumPicture: '/albums',
  facts: '/facts',
  companyDetails: '/facts/company',
  contactDetails: '/facts/contact',
  contactPlan: '/facts/contact-plan',
  filing: '/facts/filing',
  socialAccounts: '/facts/social-accounts',
  rewards: '/facts/rewards',
  markets: '/facts/markets',
  businessScopes: '/facts/business-scopes',
  searchSynonyms: '/facts/search-synonyms',
  workingCalendar: '/calendar',
  dictionaryEntry: '/dictionaries',
};

/** The kinds whose lists are tabs of each other under one entry of the navigation. */
export function tabsOf(kind: ContentKind): readonly ContentKind[] {
  return tabGroups.find((group) => group.includes(kind)) ?? [kind];
}

const tabGroups: readonly (readonly ContentKind[])[] = [
  ['product', 'productCategory'],
  ['typicalValueTable', 'lotCertificate'],
  ['composedPage', 'legalPage'],
  ['companyText', 'cultureTab', 'historyEntry', 'partner'],
  [
    'facts',
    'companyDetails',
    'contactDetails',
    'contactPlan',
    'filing',
    'socialAccounts',
    'rewards',
    'markets',
    'businessScopes',
    'searchSynonyms',
  ],
];
