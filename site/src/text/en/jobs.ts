import type { jobs as cn } from '../cn/jobs.ts';
import { englishForm } from '../plural.ts';

export const jobs = {
  tabs: 'Kinds of post',
  kinds: { 1: 'Permanent', 2: 'Part-time' },
  columns: {
    post: 'Position',
    openings: 'Openings',
    place: 'Place',
    wages: 'Pay',
    posted: 'Posted',
    description: 'Description',
  },
  openings: (people: number) => `${people}\u00A0${englishForm(people, 'opening', 'openings')}`,
  duties: 'What you will do',
  demands: 'What we ask for',
  facts: 'The post',
  number: 'Post number',
  kind: 'Kind',
  copyAddress: 'Copy link',
  closed: 'The post you are looking for is no longer open. These are.',
  empty: {
    title: 'No posts are open at present.',
    other: (kind: string, count: number) => `${kind}: ${count}\u00A0${englishForm(count, 'post', 'posts')}`,
    develop: 'How we train and promote',
  },
  resume: {
    open: 'Send a resume',
    subject: (postNo: string) => `Application, ${postNo}`,
  },
} satisfies typeof cn;
