/** Every endpoint of the gateway, for the server and its documents. Browsers import the one they call from its feature. */
import { getChallenge } from './challenge.ts';
import { getCulture, getHonouredEmployees, getPartners, getStaticContent } from './company.ts';
import { getPlan } from './contact.ts';
import { getDictionary } from './dictionaries.ts';
import type { Endpoint } from './endpoint.ts';
import { listJobPosts } from './jobs.ts';
import { getNewsDetail, getTopNews, getTopNewsByType, listNews } from './news.ts';
import { getComposedPage } from './composed-pages.ts';
import { getAlbum, getBanners } from './pictures.ts';
import { getProductCategories, getProductDetail, listProducts } from './products.ts';
import { searchSite } from './search.ts';
import { getSettings } from './settings.ts';
import { openConversation, withdrawSubmission, writeEntry } from './conversation.ts';
import { submitForm } from './submissions.ts';
import { getTypicalValues } from './typical-values.ts';
import { uploadFile } from './uploads.ts';

export const endpoints: readonly Endpoint[] = [
  getDictionary,
  getTopNews,
  getTopNewsByType,
  listNews,
  getNewsDetail,
  getBanners,
  getAlbum,
  getStaticContent,
  getProductCategories,
  listProducts,
  getProductDetail,
  listJobPosts,
  submitForm,
  uploadFile,
  getChallenge,
  openConversation,
  writeEntry,
  withdrawSubmission,
  getSettings,
  getPlan,
  getPartners,
  getCulture,
  getHonouredEmployees,
  getComposedPage,
  getTypicalValues,
  searchSite,
];
