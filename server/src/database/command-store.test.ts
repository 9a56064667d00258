import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryPlace } from '../../test/full/temporary-place.ts';
import { runCommand } from '../../test/run-command.ts';
import { generateKeyPair } from '../cryptography/key-file.ts';
import { startEmbedded } from './embedded.ts';

const place = temporaryPlace('command-store');
afterAll(() => place[Symbol.dispose]());

const { environment, dataDir } = place;
const { recipient } = await generateKeyPair();

describe('a data folder without a store, and no DATABASE_URL', () => {
  it.each([
    ['console:setup', []],
    ['audit:verify', []],
    ['officer', []],
    ['officer', ['Zhang Wei', '--remove']],
    ['keys', []],
    ['keys', ['--forget', 'secret']],
    ['submissions', []],
    ['backup', ['--recipient', recipient, '--out', path.join(place.folder, 'empty.tar.age')]],
    ['content:export', [path.join(place.folder, 'empty.zip')]],
    ['pictures:receive', ['photo.jpg', '--name', 'photo', '--cn', '照片']],
  ] as const)('is rejected by npm run %s %j, which creates nothing', async (command, parameters) => {
    expect(await runCommand(command, parameters, { environment })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+ has no store: set DATA_DIR or DATABASE_URL [^\n]+\n$/),
    });
    expect(readdirSync(place.folder)).toEqual(['temporary']);
  });
});

it('opens a store that the server has created', async () => {
  await (await startEmbedded(dataDir)).stop();
  expect(await runCommand('console:setup', [], { environment })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('/console/set-up#'),
    stderr: '',
  });
});
