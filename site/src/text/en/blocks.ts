import type { blocks as cn } from '../cn/blocks.ts';

export const blocks = {
  tabs: 'Plants',
  routes: {
    legend: 'Legend',
    list: 'The routes as a list',
    to: 'to',
    modes: { road: 'road', rail: 'rail', sea: 'sea', river: 'river', crossBorder: 'cross-border' },
    stops: { works: 'works', hub: 'hub', port: 'port', border: 'border crossing', customer: 'customer' },
  },
} satisfies typeof cn;
