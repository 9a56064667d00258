import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openFileDescriptions } from 'contract/sealing/file-description.ts';
import { afterAll, expect, it } from 'vitest';
import { folderStore } from '../../files/folder-store.ts';
import { generateFileToken, sealStream, sealText } from '../../uploads/sealed-upload.ts';
import { makePrivateFolder, saveAttachments } from './attachments.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'attachments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = folderStore(path.join(folder, 'sealed'));

/** Saves a file as if it were uploaded, with a description that its sender forged. */
async function forge(storedName: string, content: string, described: object) {
  const fileToken = generateFileToken();
  await files.put(storedName, await sealStream(fileToken, Readable.from([Buffer.from(content)])));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const known = { fileName: 'a.txt', ending: 'txt', bytes: content.length, sha256, ...described };
  const description = await sealText(fileToken, JSON.stringify(known));
  return openFileDescriptions([fileToken], [{ storedName, description, entryId: null }]);
}

it('writes no file outside the submission’s own folder, whatever a forged description says', async () => {
  const home = path.join(folder, 'home');
  const opened = path.join(home, 'opened');
  await makePrivateFolder(home);
  writeFileSync(path.join(home, '.bashrc'), 'own');
  const outside = '/../../../.bashrc';
  const attachments = await forge('b'.repeat(32), 'echo owned', { safeName: outside, fileName: outside });
  expect(await saveAttachments(opened, { id: 'forged', attachments }, files)).toEqual([]);
  expect(readFileSync(path.join(home, '.bashrc'), 'utf8')).toBe('own');
  expect(readdirSync(path.join(opened, 'forged'))).toEqual(['1-file.txt']);
  await expect(forge('c'.repeat(32), 'echo owned', { ending: outside })).rejects.toThrow();
});

it('saves a file with the longest name that a visitor may give', async () => {
  const attachments = await forge('d'.repeat(32), 'sent', { fileName: `${'长'.repeat(300)}.txt` });
  expect(await saveAttachments(path.join(folder, 'opened'), { id: 'long', attachments }, files)).toEqual([]);
  expect(readdirSync(path.join(folder, 'opened/long'))).toHaveLength(1);
});

it('never overwrites another file, and accepts one with the same content', async () => {
  const attachments = await forge('e'.repeat(32), 'what was sent', {});
  const save = () => saveAttachments(path.join(folder, 'opened'), { id: 'twice', attachments }, files);
  expect([await save(), await save()]).toEqual([[], []]);
  const target = path.join(folder, 'opened/twice/1-a.txt');
  writeFileSync(target, 'notes of the officer');
  expect(await save()).toEqual([expect.stringContaining('another file has this name')]);
  expect(readFileSync(target, 'utf8')).toBe('notes of the officer');
});

it('writes no file whose content differs from its hash', async () => {
  const [storedName, fileToken, content] = ['a'.repeat(32), generateFileToken(), Buffer.from('what was sent')];
  await files.put(storedName, await sealStream(fileToken, Readable.from([content])));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const named = { fileName: 'a.txt', safeName: 'a.txt', ending: 'txt' } as const;
  const stored = { storedName, description: Buffer.alloc(0), entryId: null };
  const file = { ...stored, fileToken, ...named, bytes: content.length };
  const save = (id: string, hash: string) =>
    saveAttachments(path.join(folder, 'opened'), { id, attachments: [{ ...file, sha256: hash }] }, files);
  expect(await save('right', sha256)).toEqual([]);
  expect(await save('wrong', sha256.replaceAll('a', 'b'))).toEqual([
    expect.stringContaining('differs from what was sent'),
  ]);
  expect(readdirSync(path.join(folder, 'opened/right'))).toEqual(['1-a.txt']);
  expect(readdirSync(path.join(folder, 'opened/wrong'))).toEqual([]);
});

it('rejects a folder that other users can access, and creates one with mode 0700', async () => {
  const target = path.join(folder, 'new');
  await makePrivateFolder(target);
  expect(statSync(target).mode & 0o777).toBe(0o700);
  chmodSync(target, 0o750);
  await expect(makePrivateFolder(target)).rejects.toThrow(/^Other users can access/);
});
