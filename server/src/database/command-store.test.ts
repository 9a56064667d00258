import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryInstallation } from '../../test/full/temporary-installation.ts';
import { runCommand } from '../../test/run-command.ts';
import { generateKeyPair } from '../cryptography/key-file.ts';
import { startEmbedded } from './embedded/embedded-server.ts';

const installation = temporaryInstallation('command-store');
afterAll(() => installation[Symbol.dispose]());

const { environment, dataDir } = installation;
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
    ['backup', ['--recipient', recipient, '--out', path.join(installation.folder, 'empty.tar.age')]],
    ['content:export', [path.join(installation.folder, 'empty.zip')]],
    ['pictures:receive', ['photo.jpg', '--name', 'photo', '--cn', '照片']],
  ] as const)('is rejected by npm run %s %j, which creates nothing', async (command, parameters) => {
    expect(await runCommand(command, parameters, { environment })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+ has no store: set DATA_DIR or DATABASE_URL [^\n]+\n$/),
    });
    expect(readdirSync(installation.folder)).toEqual(['temporary']);
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
