import { accountRoutes } from './accounts/console-routes.ts';
import { auditExportRoutes } from './audit-export/console-routes.ts';
import { auditVerificationRoutes } from './audit-verification/console-routes.ts';
import { auditRoutes } from './audit/console-routes.ts';
import { certificateRoutes } from './certificates/routes.ts';
import { companyRoutes } from './company/routes.ts';
import { composedPageRoutes } from './composed-pages/routes.ts';
import { contentExchangeRoutes } from './content-exchange/console-routes.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Context } from './context.ts';
import { dictionaryRoutes } from './dictionaries/routes.ts';
import type { Route } from './http/serve.ts';
import { answerTemplateRoutes } from './inbox/answer-templates/console-routes.ts';
import { answerTimesRoutes } from './inbox/answer-times/console-routes.ts';
import { applicationRoutes } from './inbox/applications/console-routes.ts';
import { healthRoutes } from './health/console-routes.ts';
import { inboxRoutes } from './inbox/console-routes.ts';
import { reportsRoutes } from './reports/console-routes.ts';
import { reportKeysRoutes } from './reports/keys/console-routes.ts';
import { retentionRoutes } from './inbox/retention/console-routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { mediaRoutes } from './media/console-routes.ts';
import { filmRoutes } from './media/film-routes.ts';
import { newsRoutes } from './news/routes.ts';
import { noticeRoutes } from './notices/console-routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { productRoutes } from './products/routes.ts';
import { roleRoutes } from './roles/console-routes.ts';
import { bulkRoutes } from './publishing/routes/bulk-routes.ts';
import { contentEditRoutes } from './publishing/routes/edit-routes.ts';
import { previewRoutes } from './publishing/routes/preview-routes.ts';
import { contentPublishRoutes } from './publishing/routes/publish-routes.ts';
import { contentReadRoutes } from './publishing/routes/read-routes.ts';
import { todayRoutes } from './publishing/routes/today-routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sessionRoutes } from './sessions/console-routes.ts';
import { passkeyRoutes } from './sessions/passkey-routes.ts';
import { settingsConsoleRoutes } from './settings/console-routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { conversationRoutes } from './submissions/conversations/routes.ts';
import { submissionRoutes } from './submissions/routes.ts';
import { typicalValueRoutes } from './typical-values/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

/** All routes of the gateway. A test compares them with the contract's endpoints. */
export const routes: readonly Route<Context>[] = [
  ...dictionaryRoutes,
  ...newsRoutes,
  ...pictureRoutes,
  ...mediaRoutes,
  ...filmRoutes,
  ...companyRoutes,
  ...productRoutes,
  ...jobRoutes,
  ...submissionRoutes,
  ...conversationRoutes,
  ...uploadRoutes,
  ...settingsRoutes,
  ...contactRoutes,
  ...composedPageRoutes,
  ...typicalValueRoutes,
  ...certificateRoutes,
  ...searchRoutes,
  ...sessionRoutes,
  ...passkeyRoutes,
  ...accountRoutes,
  ...roleRoutes,
  ...auditRoutes,
  ...auditExportRoutes,
  ...auditVerificationRoutes,
  ...contentReadRoutes,
  ...todayRoutes,
  ...settingsConsoleRoutes,
  ...contentEditRoutes,
  ...contentPublishRoutes,
  ...previewRoutes,
  ...bulkRoutes,
  ...contentExchangeRoutes,
  ...inboxRoutes,
  ...applicationRoutes,
  ...answerTimesRoutes,
  ...answerTemplateRoutes,
  ...noticeRoutes,
  ...healthRoutes,
  ...reportsRoutes,
  ...reportKeysRoutes,
  ...retentionRoutes,
];
