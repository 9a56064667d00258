import { getPlan } from 'contract/contact.ts';
import { Refusal } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import { findPlan } from './store.ts';
import { viewPlan } from './view.ts';

export const contactRoutes = [
  serve(getPlan, async ({ db }, _input, { locale }) => {
    const plan = await findPlan(db);
    if (!plan) throw new Refusal('notFound');
    return { data: viewPlan(plan, locale) };
  }),
];
