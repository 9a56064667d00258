import { expect, it } from 'vitest';
import { targetOf } from './restore-target.ts';

const dataDir = '/srv/site/data';
const s3 = { bucket: 'visitors', endpoint: undefined, region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' };

it.each([
  [undefined, undefined, 'the embedded store of /srv/site/data, and files into /srv/site/data'],
  [undefined, s3, 'the embedded store of /srv/site/data, and files into the bucket visitors'],
  [
    'postgresql://site:pass%40word@10.0.0.1:5433/site?sslmode=disable&password=hidden',
    undefined,
    'the database site at 10.0.0.1:5433, and files into /srv/site/data',
  ],
  [
    'postgresql://site@localhost/a%20b?host=/run/pg',
    s3,
    'the database a b at /run/pg, and files into the bucket visitors',
  ],
])('names the target of a restore for %s', (databaseUrl, bucket, target) => {
  expect(targetOf({ databaseUrl, dataDir, s3: bucket })).toBe(target);
});
