import { getPlan } from 'contract/contact.ts';
import type { Database } from '../database/open.ts';
import { HttpError } from '../http/http-error.ts';
import { serve } from '../http/serve.ts';
import { findPlan } from './store.ts';
import { toPlan } from './view.ts';

export const contactRoutes = [
  serve(getPlan, async ({ db }: { db: Database }, _input, { locale }) => {
    const plan = await findPlan(db);
    if (!plan) throw new HttpError('notFound');
    return { data: toPlan(plan, locale) };
  }),
];
