import type { Catalogue } from '../cn/catalogue.ts';
import type { PageTextFiles } from '../page-text-types.ts';
import { failure } from './failure.ts';
import { paging } from './paging.ts';
import { parts } from './parts.ts';
import { shell } from './shell.ts';

export const catalogue = { failure, paging, parts, shell } satisfies Catalogue;

export const pageTextFiles = {
  blocks: () => import('./blocks.ts'),
  certificates: () => import('./certificates.ts'),
  company: () => import('./company.ts'),
  comparison: () => import('./comparison.ts'),
  contact: () => import('./contact.ts'),
  forms: () => import('./forms.ts'),
  home: () => import('./home.ts'),
  jobs: () => import('./jobs.ts'),
  messages: () => import('./messages.ts'),
  news: () => import('./news.ts'),
  pictures: () => import('./pictures.ts'),
  privacy: () => import('./privacy.ts'),
  'product-filter': () => import('./product-filter.ts'),
  products: () => import('./products.ts'),
  reports: () => import('./reports.ts'),
  resumes: () => import('./resumes.ts'),
  search: () => import('./search.ts'),
  submissions: () => import('./submissions.ts'),
  supervision: () => import('./supervision.ts'),
  metadata: () => import('./metadata.ts'),
  'typical-values': () => import('./typical-values.ts'),
  uploads: () => import('./uploads.ts'),
  anniversary: () => import('./anniversary.ts'),
} satisfies PageTextFiles;
