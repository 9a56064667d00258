import type { Facts } from 'contract/settings.ts';

export const sampleFacts: Facts = {
  replyHours: 2,
  enterprisesServed: 20,
  exportCountries: 30,
  calciningCapacityTonnes: 200_000,
  calciningMonthlyTonnes: 6000,
  fushunAreaMu: 192,
  fushunInvestmentYuan: 1_710_000_000,
  mapCountries: 24,
  counters: { startYear: 2005, deptQuantity: 1, countryQuantity: 2, userQuantity: 3 },
};
