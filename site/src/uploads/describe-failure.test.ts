import { noResponse } from 'client/failure.ts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { catalogue } from '../text/en/catalogue.ts';
import { uploads as text } from '../text/en/uploads.ts';
import { describeFailure, Undecided } from './describe-failure.ts';

const reported: unknown[] = [];
// Node has no `reportError`.
vi.stubGlobal('reportError', (error: unknown) => reported.push(error));

afterEach(() => reported.splice(0));
afterAll(() => vi.unstubAllGlobals());

const file = new File(['x'], 'cv.pdf');

const describedAs = (error: unknown) => describeFailure(error, file, { catalogue, text });

it('an unexpected error is reported, and the file can be sent again', async () => {
  const unexpected = new TypeError('not a failure of a call');
  expect(await describedAs(unexpected)).toEqual({ reason: text.failed, final: false });
  expect(reported).toEqual([unexpected]);
});

it('what the gateway will never accept is final, and everything else can be sent again', async () => {
  const rejected = (status: number) => ({ reason: 'rejected', status, message: 'no', fields: [] });
  expect(await describedAs(rejected(413))).toMatchObject({ final: true });
  expect(await describedAs(rejected(503))).toMatchObject({ final: false });
  expect(await describedAs({ ...rejected(413), reason: 'http' })).toMatchObject({ final: false });
  expect(await describedAs(noResponse('network'))).toEqual({ reason: text.failed, final: false });
  expect(await describedAs(new Undecided())).toEqual({ reason: text.failed, final: false });
  expect(reported).toEqual([]);
});
