import { newsPublishing } from './news/publishing.ts';
import type { PublishableKinds } from './publishing/definition.ts';

/** Every kind of content that staff publish. */
export const publishableKinds: PublishableKinds = {
  news: newsPublishing,
};
