import { later } from '../parts/later.tsx';

/** Only a page that answers a post shows it. */
export const PlainSubmissionLater = later(async () => (await import('./plain-submission.tsx')).PlainSubmission);

/** As Vite's manifest names it, whose styles are linked at once. */
export const laterFiles = ['src/submissions/plain-submission.tsx'];
