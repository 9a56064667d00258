import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateHybridIdentity } from 'age-encryption';
import { afterAll, expect, it } from 'vitest';
import { generateKeyPair, readKeyFile, writeKeyFile } from './key-file.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'key-file-'));
const fileIn = (name: string) => path.join(folder, name);
const rejectPrompt = () => Promise.reject(new Error('a passphrase was requested'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a key in the format of age-keygen, readable only by its owner, with the day and no hour', async () => {
  const pair = await generateKeyPair();
  await writeKeyFile(fileIn('plain'), pair);
  const lines = readFileSync(fileIn('plain'), 'utf8').split('\n');
  expect(lines[0]).toMatch(/^# created: \d{4}-\d\d-\d\d$/);
  expect(lines.slice(1)).toEqual([`# public key: ${pair.recipient}`, pair.identity, '']);
  expect(statSync(fileIn('plain')).mode & 0o777).toBe(0o600);
  expect(await readKeyFile(fileIn('plain'), rejectPrompt)).toEqual(pair);
});

it('never overwrites a file', async () => {
  writeFileSync(fileIn('there'), 'a key');
  await expect(writeKeyFile(fileIn('there'), await generateKeyPair())).rejects.toThrow(
    /exists: a key is never overwritten/,
  );
  expect(readFileSync(fileIn('there'), 'utf8')).toBe('a key');
});

it('encrypts a key with a passphrase, without which nothing of it can be read', async () => {
  const pair = await generateKeyPair();
  await writeKeyFile(fileIn('protected'), pair, 'пять слов 五个词 drawn by dice');
  const text = readFileSync(fileIn('protected'), 'utf8');
  expect(text).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----\n/);
  expect(text).not.toContain(pair.recipient);
  expect(await readKeyFile(fileIn('protected'), async () => 'пять слов 五个词 drawn by dice')).toEqual(pair);
  await expect(readKeyFile(fileIn('protected'), async () => 'another')).rejects.toThrow(
    /This passphrase does not open/,
  );
});

it('rejects an invalid key file with a reason that never quotes the file', async () => {
  const { identity, recipient } = await generateKeyPair();
  const wrong: [string, RegExp][] = [
    ['', /wrong is empty: restore it from the backup/],
    ['# public key\n', /does not contain exactly one private age key/],
    [`${identity}\n${identity}\n`, /does not contain exactly one private age key/],
    [recipient, /does not contain exactly one private age key/],
    [identity.replace(/.$/, identity.endsWith('Q') ? 'P' : 'Q'), /has a typing mistake/],
    [await generateHybridIdentity(), /contains a post-quantum key/],
    ['-----BEGIN AGE ENCRYPTED FILE-----\nnonsense', /This passphrase does not open/],
  ];
  for (const [content, reason] of wrong) {
    writeFileSync(fileIn('wrong'), content);
    const error: unknown = await readKeyFile(fileIn('wrong'), async () => 'a passphrase').catch(
      (thrown: unknown) => thrown,
    );
    expect(String(error)).toMatch(reason);
    expect(String(error)).not.toContain(identity.slice(20, 40));
  }
  await expect(readKeyFile(fileIn('missing'), rejectPrompt)).rejects.toThrow(/does not exist/);
});
