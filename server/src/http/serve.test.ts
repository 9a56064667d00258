import { getPartners } from 'contract/company.ts';
import { expect, it } from 'vitest';
import { contextOn } from '../context.ts';
import { cloneDatabase } from '../../test/running-site.ts';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSubmissionKeys } from '../config/submission-keys.ts';
import { filesIn } from '../files/folder-store.ts';
import { serve } from './serve.ts';

it('strips what the contract does not name, even when a view hands out a whole row', async () => {
  const database = await cloneDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'site-data-'));
  const context = await contextOn(
    database.reach,
    { dataDir, files: filesIn(dataDir), submissionKeys: readSubmissionKeys(path.join(dataDir, 'submission.keys')) },
    async () => undefined,
    { perTenMinutes: { message: 120, resume: 120 } },
  );
  const wholeRow = { name: 'Partner', picturePath: '/pictures/partner-01.svg', picture: null, internalNote: 'planted' };
  const route = serve(getPartners, async () => ({ data: [wholeRow] }));
  const { body } = await route.answer(context, {}, { locale: 'en' });
  await context.close();
  await database.drop();
  expect(body.toString()).toContain('partner-01');
  expect(body.toString()).not.toContain('planted');
});
