import type { blocks } from './cn/blocks.ts';
import type { company } from './cn/company.ts';
import type { contact } from './cn/contact.ts';
import type { forms } from './cn/forms.ts';
import type { home } from './cn/home.ts';
import type { jobs } from './cn/jobs.ts';
import type { messages } from './cn/messages.ts';
import type { metadata } from './cn/metadata.ts';
import type { news } from './cn/news.ts';
import type { pictures } from './cn/pictures.ts';
import type { privacy } from './cn/privacy.ts';
import type { products } from './cn/products.ts';
import type { reports } from './cn/reports.ts';
import type { resumes } from './cn/resumes.ts';
import type { search } from './cn/search.ts';
import type { submissions } from './cn/submissions.ts';
import type { supervision } from './cn/supervision.ts';
import type { typicalValues } from './cn/typical-values.ts';
import type { uploads } from './cn/uploads.ts';
import type { year20 } from './cn/year20.ts';

/** Texts of one page or dialog, by feature. The Chinese files are the types of the others. */
export type PageTexts = {
  blocks: typeof blocks;
  company: typeof company;
  contact: typeof contact;
  forms: typeof forms;
  home: typeof home;
  jobs: typeof jobs;
  messages: typeof messages;
  news: typeof news;
  pictures: typeof pictures;
  privacy: typeof privacy;
  products: typeof products;
  reports: typeof reports;
  resumes: typeof resumes;
  search: typeof search;
  submissions: typeof submissions;
  supervision: typeof supervision;
  metadata: typeof metadata;
  'typical-values': typeof typicalValues;
  uploads: typeof uploads;
  year20: typeof year20;
};

export type PageTextName = keyof PageTexts;

/** Returns the texts of a feature in the visitor's language. */
export type PageTextOf = <Name extends PageTextName>(name: Name) => PageTexts[Name];

/**
 * Loaders of the texts, one chunk per feature, so that a page loads only its own. A file has a single export under any
 * name, which saves naming it here in the code of every page.
 */
export type PageTextFiles = { [Name in PageTextName]: () => Promise<Record<string, PageTexts[Name]>> };
