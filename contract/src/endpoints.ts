/**
 * All endpoints of the gateway, for the server and the API document. Browser code imports single
 * endpoints instead.
 */
import { getLotCertificate, listSampleCertificates } from './certificates.ts';
import { getChallenge } from './submissions/challenge.ts';
import { getCulture, getHonouredEmployees, getPartners, getStaticContent } from './company.ts';
import { getPlan } from './contact.ts';
import { getDictionary } from './dictionaries.ts';
import type { Endpoint } from './endpoint.ts';
import { listJobPosts } from './jobs.ts';
import { getNewsDetail, getTopNews, getTopNewsByType, listNews, listNewsYears } from './news.ts';
import { getComposedPage } from './composed-pages.ts';
import { getAlbum, getBanners } from './media/pictures.ts';
import { getProductCategories, getProductDetail, listProducts } from './products/products.ts';
import { getReportChannel } from './submissions/report-channel.ts';
import { searchSite } from './search.ts';
import { getSettings } from './settings.ts';
import { downloadAnswerFile, openConversation, withdrawSubmission, writeEntry } from './submissions/conversation.ts';
import { submitForm } from './submissions/submissions.ts';
import { getTypicalValues } from './typical-values.ts';
import { uploadFile } from './uploads/uploads.ts';

export const endpoints: readonly Endpoint[] = [
  getDictionary,
  getTopNews,
  getTopNewsByType,
  listNews,
  listNewsYears,
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
  getReportChannel,
  openConversation,
  writeEntry,
  withdrawSubmission,
  downloadAnswerFile,
  getSettings,
  getPlan,
  getPartners,
  getCulture,
  getHonouredEmployees,
  getComposedPage,
  getTypicalValues,
  listSampleCertificates,
  getLotCertificate,
  searchSite,
];
