import type { company as cn } from '../cn/company.ts';

export const company = {
  title: 'About us',
  say: 'The group, its history, culture, honours and\u00A0people.',
  film: 'Company film',
  counters: {
    startYear: 'year of foundation',
    deptQuantity: 'companies and departments',
    countryQuantity: 'countries we export to',
    userQuantity: 'enterprises on long contracts',
  },
  chairman: 'Chairman’s message',
  history: {
    title: (first: string, last: string) => `${first}–${last}, year\u00A0by\u00A0year`,
    say: 'One entry a year: what was built, where it went, what it came\u00A0to.',
    years: 'Choose years',
    entries: 'History',
  },
  culture: {
    title: 'The rules we work\u00A0by',
    tabs: 'Principles',
  },
  honours: {
    title: 'Certificates and\u00A0awards',
    rail: 'Certificates',
  },
  teamStyle: {
    title: 'The work, shift\u00A0by\u00A0shift',
    rail: 'Pictures of the teams',
  },
} satisfies typeof cn;
