import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { folderStore } from '../../files/folder-store.ts';
import { drawHandle, sealStream } from '../../uploads/sealed-upload.ts';
import { makePrivateFolder, saveAttachments } from './attachments.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'attachments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a file whose content is not what its hash says is not written', async () => {
  const files = folderStore(path.join(folder, 'sealed'));
  const [storedName, handle, content] = ['a'.repeat(32), drawHandle(), Buffer.from('what was sent')];
  await files.put(storedName, await sealStream(handle, Readable.from([content])));
  const sha256 = createHash('sha256').update(content).digest('hex');
  const file = { handle, storedName, fileName: 'a.txt', safeName: 'a.txt', ending: 'txt', bytes: content.length };
  const save = (id: string, hash: string) =>
    saveAttachments(path.join(folder, 'opened'), { id, attachments: [{ ...file, sha256: hash }] }, files);
  expect(await save('right', sha256)).toEqual([]);
  expect(await save('wrong', sha256.replaceAll('a', 'b'))).toEqual([expect.stringContaining('is not what was sent')]);
  expect(readdirSync(path.join(folder, 'opened/right'))).toEqual(['1-a.txt']);
  expect(readdirSync(path.join(folder, 'opened/wrong'))).toEqual([]);
});

it('a folder that others may enter is refused, a new one is its owner’s', async () => {
  const place = path.join(folder, 'new');
  await makePrivateFolder(place);
  expect(statSync(place).mode & 0o777).toBe(0o700);
  chmodSync(place, 0o750);
  await expect(makePrivateFolder(place)).rejects.toThrow(/^Others may enter/);
});
