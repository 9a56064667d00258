import type { blocks as cn } from '../cn/blocks.ts';

export const blocks = {
  tabs: 'Plants',
  routes: {
    legend: 'Legend',
    list: 'The routes as a list',
    to: 'to',
    modes: { road: 'road', rail: 'rail', sea: 'sea', river: 'sea–river', crossBorder: 'cross-border' },
    stops: { works: 'works', hub: 'hub', port: 'port', border: 'border crossing', customer: 'customer' },
    straits: { malacca: 'Strait of Malacca', suez: 'Suez Canal', gibraltar: 'Gibraltar' },
  },
  table: 'Show as a table',
  moreRows: (count) => `${count} more`,
  emissions: {
    permit: 'Permit limit',
    mean: 'Mean',
    highest: 'Highest',
    readings: 'Hourly readings',
    aboveLimit: 'Above the limit',
    day: 'Day',
    lowest: 'Lowest',
    byYear: 'By year, against the target',
    indicator: 'Indicator',
    met: 'target met',
    missed: 'target missed',
    target: 'Target',
    withUnit: (name, unit) => `${name}, ${unit}`,
    against: (value, target, verdict) => `${value} (${target}, ${verdict})`,
  },
  schedule: {
    units: { day: 'Day', week: 'Week' },
    span: {
      day: (from, to) => (from === to ? `day ${from}` : `days ${from}–${to}`),
      week: (from, to) => (from === to ? `week ${from}` : `weeks ${from}–${to}`),
    },
  },
} satisfies typeof cn;
