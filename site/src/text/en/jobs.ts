import type { jobs as cn } from '../cn/jobs.ts';
import { englishForm } from '../plural.ts';

export const jobs = {
  tabs: 'Types of position',
  columns: {
    post: 'Position',
    openings: 'Openings',
    location: 'Location',
    wages: 'Pay',
    posted: 'Posted',
    description: 'Description',
  },
  openings: (people) => `${people}\u00A0${englishForm(people, 'opening', 'openings')}`,
  betweenDuties: '. ',
  duties: 'What you will do',
  demands: 'What we look for',
  details: 'Details',
  number: 'Position number',
  kind: 'Type',
  copyLink: 'Copy link',
  closed: 'The position you are looking for is no longer open. See the open positions below.',
  locations: 'Positions by location',
  allLocations: 'All locations',
  noneFits: 'No suitable position?',
  empty: {
    title: 'There are no open positions at the moment.',
    other: (kind, count) => `${kind}: ${count}\u00A0${englishForm(count, 'position', 'positions')}`,
    develop: 'Training and promotion',
  },
  resume: {
    open: 'Send a CV',
    openWithout: 'Send a speculative application',
    subject: (postNo) => `Application, ${postNo}`,
  },
} satisfies typeof cn;
