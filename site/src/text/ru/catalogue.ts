import type { Catalogue } from '../catalogue.ts';
import type { PageTextFiles } from '../page-texts.ts';
import { failure } from './failure.ts';
import { paging } from './paging.ts';
import { parts } from './parts.ts';
import { shell } from './shell.ts';

export const catalogue = { failure, paging, parts, shell } satisfies Catalogue;

export const pageTextFiles = {
  blocks: async () => (await import('./blocks.ts')).blocks,
  company: async () => (await import('./company.ts')).company,
  contact: async () => (await import('./contact.ts')).contact,
  forms: async () => (await import('./forms.ts')).forms,
  home: async () => (await import('./home.ts')).home,
  jobs: async () => (await import('./jobs.ts')).jobs,
  messages: async () => (await import('./messages.ts')).messages,
  news: async () => (await import('./news.ts')).news,
  pictures: async () => (await import('./pictures.ts')).pictures,
  privacy: async () => (await import('./privacy.ts')).privacy,
  products: async () => (await import('./products.ts')).products,
  reports: async () => (await import('./reports.ts')).reports,
  resumes: async () => (await import('./resumes.ts')).resumes,
  search: async () => (await import('./search.ts')).search,
  submissions: async () => (await import('./submissions.ts')).submissions,
  supervision: async () => (await import('./supervision.ts')).supervision,
  'typical-values': async () => (await import('./typical-values.ts')).typicalValues,
  year20: async () => (await import('./year20.ts')).year20,
} satisfies PageTextFiles;
