import { factNames } from 'contract/fact-texts.ts';
import type { FactName, Facts } from 'contract/settings.ts';
import { type Body, isRecord } from '../body.ts';

/** The facts of a body that is being edited. An empty field counts as 0. */
export function factsOf(body: Body): Facts {
  const number = (name: FactName) => Number(body[name] ?? 0);
  return {
    replyHours: number('replyHours'),
    enterprisesServed: number('enterprisesServed'),
    exportCountries: number('exportCountries'),
    calciningCapacityTonnes: number('calciningCapacityTonnes'),
    calciningMonthlyTonnes: number('calciningMonthlyTonnes'),
    fushunAreaMu: number('fushunAreaMu'),
    fushunInvestmentYuan: number('fushunInvestmentYuan'),
    mapCountries: number('mapCountries'),
    counters: { startYear: 0, deptQuantity: 0, countryQuantity: 0, userQuantity: 0 },
  };
}

export function changedFacts(saved: Body, body: Body): FactName[] {
  return factNames.filter((name) => saved[name] !== body[name]);
}

/** The counters of the home page that say the same as a fact. Each is typed by itself. */
const countedFacts = [
  ['countryQuantity', 'exportCountries'],
  ['userQuantity', 'enterprisesServed'],
] as const satisfies readonly (readonly [string, FactName])[];

/** The counters that differ from their fact: visitors see both. */
export function differingCounters(body: Body) {
  const counters = isRecord(body.counters) ? body.counters : {};
  return countedFacts.flatMap(([counter, fact]) => {
    const [counted, stated] = [counters[counter], body[fact]];
    return typeof counted === 'number' && typeof stated === 'number' && counted !== stated
      ? [{ counter, counted, fact, stated }]
      : [];
  });
}
