import { getPartners } from 'contract/company.ts';
import { expect, it } from 'vitest';
import { createResponseCache } from './content-caches.ts';
import { serve } from './serve.ts';

it('strips fields that the contract does not name', async () => {
  const wholeRow = { name: 'Partner', picturePath: '/pictures/partner-01.svg', picture: null, internalNote: 'canary' };
  const route = serve(getPartners, async () => ({ data: [wholeRow] }));
  const { body } = await route.respond({ responses: createResponseCache() }, {}, { locale: 'en' });
  expect(body.toString()).toContain('partner-01');
  expect(body.toString()).not.toContain('canary');
});
