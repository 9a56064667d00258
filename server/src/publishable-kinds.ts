import { certificatePublishing } from './certificates/publishing.ts';
import {
  companyTextPublishing,
  culturePublishing,
  historyPublishing,
  honouredPublishing,
  partnerPublishing,
} from './company/publishing.ts';
import { composedPagePublishing, legalPagePublishing } from './composed-pages/publishing.ts';
import { dictionaryPublishing } from './dictionaries/publishing.ts';
import { jobPublishing } from './jobs/publishing.ts';
import { newsPublishing } from './news/publishing.ts';
import { albumPublishing, bannerPublishing } from './pictures/publishing.ts';
import { productCategoryPublishing, productPublishing } from './products/publishing.ts';
import type { PublishableKinds } from './publishing/definition.ts';
import { settingPublishings } from './settings/publishing.ts';
import { typicalValuePublishing } from './typical-values/publishing.ts';

/** Every kind of content that staff publish. */
export const publishableKinds: PublishableKinds = {
  news: newsPublishing,
  jobPost: jobPublishing,
  product: productPublishing,
  productCategory: productCategoryPublishing,
  typicalValueTable: typicalValuePublishing,
  lotCertificate: certificatePublishing,
  companyText: companyTextPublishing,
  cultureTab: culturePublishing,
  historyEntry: historyPublishing,
  banner: bannerPublishing,
  albumPicture: albumPublishing,
  partner: partnerPublishing,
  honouredEmployee: honouredPublishing,
  composedPage: composedPagePublishing,
  legalPage: legalPagePublishing,
  dictionaryEntry: dictionaryPublishing,
  ...settingPublishings,
};
