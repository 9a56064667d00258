import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateHybridIdentity } from 'age-encryption';
import { afterAll, expect, it } from 'vitest';
import { drawKeyPair, readKeyFile, writeKeyFile } from './key-file.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'key-file-'));
const place = (name: string) => path.join(folder, name);
const nobodyAsks = () => Promise.reject(new Error('it asked for a passphrase'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a key as age-keygen does, for its owner alone, with the day and no hour', async () => {
  const pair = await drawKeyPair();
  await writeKeyFile(place('plain'), pair);
  const lines = readFileSync(place('plain'), 'utf8').split('\n');
  expect(lines[0]).toMatch(/^# created: \d{4}-\d\d-\d\d$/);
  expect(lines.slice(1)).toEqual([`# public key: ${pair.recipient}`, pair.identity, '']);
  expect(statSync(place('plain')).mode & 0o777).toBe(0o600);
  expect(await readKeyFile(place('plain'), nobodyAsks)).toEqual(pair);
});

it('never writes over a file', async () => {
  writeFileSync(place('there'), 'a key');
  await expect(writeKeyFile(place('there'), await drawKeyPair())).rejects.toThrow(/exists: a key is never overwritten/);
  expect(readFileSync(place('there'), 'utf8')).toBe('a key');
});

it('protects a key by a passphrase, so that nothing of it can be read without', async () => {
  const pair = await drawKeyPair();
  await writeKeyFile(place('protected'), pair, 'пять слов 五个词 drawn by dice');
  const text = readFileSync(place('protected'), 'utf8');
  expect(text).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----\n/);
  expect(text).not.toContain(pair.recipient);
  expect(await readKeyFile(place('protected'), async () => 'пять слов 五个词 drawn by dice')).toEqual(pair);
  await expect(readKeyFile(place('protected'), async () => 'another')).rejects.toThrow(/This passphrase does not open/);
});

it('refuses what is no key in words, and never repeats what is in the file', async () => {
  const { identity, recipient } = await drawKeyPair();
  const wrong: [string, RegExp][] = [
    ['', /wrong is empty: restore it from the backup/],
    ['# public key\n', /does not hold one private key/],
    [`${identity}\n${identity}\n`, /does not hold one private key/],
    [recipient, /does not hold one private key/],
    [identity.replace(/.$/, identity.endsWith('Q') ? 'P' : 'Q'), /has a typing mistake/],
    [await generateHybridIdentity(), /holds a post-quantum key/],
    ['-----BEGIN AGE ENCRYPTED FILE-----\nnonsense', /This passphrase does not open/],
  ];
  for (const [content, reason] of wrong) {
    writeFileSync(place('wrong'), content);
    const refusal: unknown = await readKeyFile(place('wrong'), async () => 'a passphrase').catch(
      (error: unknown) => error,
    );
    expect(String(refusal)).toMatch(reason);
    expect(String(refusal)).not.toContain(identity.slice(20, 40));
  }
  await expect(readKeyFile(place('missing'), nobodyAsks)).rejects.toThrow(/does not exist/);
});
