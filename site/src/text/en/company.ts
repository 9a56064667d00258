import type { company as cn } from '../cn/company.ts';

export const company = {
  title: 'About us',
  lead: 'The group, its history, culture, honours and\u00A0workplaces.',
  film: 'Company film',
  chairman: 'Chairman’s message',
  history: {
    title: (first, last) => `${first}–${last}, year\u00A0by\u00A0year`,
    lead: 'One milestone a year: what we built, where we sold and what we\u00A0achieved.',
    years: 'Choose years',
    allYears: 'All years',
    entries: 'History',
  },
  culture: {
    title: 'What we expect of\u00A0ourselves',
    lead: 'Written down, so that customers and colleagues can hold us\u00A0to\u00A0it.',
    tabs: 'Principles',
  },
  honours: {
    title: 'Certificates and\u00A0awards',
    lead: 'Open one to see its scope and\u00A0validity.',
    carousel: 'Certificates',
  },
  award: {
    number: 'Number',
    issuer: 'Issued by',
    scope: 'Scope',
    validity: 'Validity',
    since: (day) => `Since ${day}`,
    between: (from, to) => `${from} – ${to}`,
    until: (day) => `Until ${day}`,
    unlimited: 'Unlimited',
  },
  teamStyle: {
    title: 'Where our teams work',
    lead: 'Illustrations without people: every figure on a\u00A0certificate comes from places like\u00A0these.',
    carousel: 'Pictures of the teams',
  },
} satisfies typeof cn;
