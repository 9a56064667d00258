import { type ContentKind, type ContentKindDefinition, contentKinds } from 'contract/console/content-kinds.ts';

export function definitionOf(kind: ContentKind): ContentKindDefinition {
  return contentKinds[kind];
}

/** Whether a kind has no drafts: what is saved is on the site at once. */
export function takesEffectWhenSaved(kind: ContentKind): boolean {
  return definitionOf(kind).lifecycle === 'record';
}

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
