import { companyRoutes } from './company/routes.ts';
import { composedPageRoutes } from './composed-pages/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { dictionaryRoutes } from './dictionaries/routes.ts';
import type { Route } from './http/serve.ts';
import { jobRoutes } from './jobs/routes.ts';
import { newsRoutes } from './news/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { productRoutes } from './products/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { conversationRoutes } from './submissions/conversation-routes.ts';
import { submissionRoutes } from './submissions/routes.ts';
import { typicalValueRoutes } from './typical-values/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';

/** Everything the gateway answers. A test holds it against the contract's list of endpoints. */
export const routes: readonly Route[] = [
  ...dictionaryRoutes,
  ...newsRoutes,
  ...pictureRoutes,
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
  ...searchRoutes,
];
