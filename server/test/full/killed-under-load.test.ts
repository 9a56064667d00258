/** Kills a server fifty times under load; no acknowledged submission may be lost, duplicated or incomplete. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startServer } from '../started-server.ts';
import { killStore } from './cut-power.ts';
import { readSavedData } from './saved-submissions.ts';
import { openPost } from './sender.ts';
import { expectAllSaved, newVisitors, sendAgain, submit, type Visitors, write } from './submission-load.ts';
import { temporaryInstallation } from './temporary-installation.ts';

const roundsEach = 25;
const sendersAtOnce = 4;

function sentWithFiles({ acknowledged }: Visitors): number {
  return [...acknowledged.values()].filter(({ files }) => files.length > 0).length;
}

/**
 * The rounds on one data folder: each starts the server on the data of the last one and kills it at
 * a random time.
 */
async function killRepeatedly(
  { dataDir, environment }: ReturnType<typeof temporaryInstallation>,
  visitors: Visitors,
): Promise<void> {
  for (let round = 0; round < roundsEach; round += 1) {
    const server = await startServer(environment);
    const postNo = await openPost(server.url);
    const killed = new AbortController();
    const sending = Array.from({ length: sendersAtOnce }, async () => {
      while (!killed.signal.aborted) await write(server.url, visitors, postNo);
    });
    const again = sendAgain(server.url, visitors);
    const before = visitors.acknowledged.size;
    const filesBefore = sentWithFiles(visitors);
    await pause(randomInt(100, 1100));
    // Even on a busy machine every round must have acknowledged something, and every other round files.
    while (visitors.acknowledged.size === before) await pause(5);
    if (round % 2 === 0) while (sentWithFiles(visitors) === filesBefore) await pause(5);
    killed.abort();
    await server.kill();
    if (round % 3 === 0) await killStore(dataDir);
    await Promise.all([...sending, again]);
    expect(visitors.rejected, server.output()).toEqual([]);
  }
  const last = await startServer(environment);
  await sendAgain(last.url, visitors);
  expect(await last.stop()).toBe(0);
}

/**
 * Repeats some acknowledged submissions, as after a lost response: the receipts must be the same,
 * and nothing is added.
 */
async function repeatAcknowledged(
  { dataDir, environment }: ReturnType<typeof temporaryInstallation>,
  visitors: Visitors,
): Promise<number> {
  const server = await startServer(environment);
  for (const sent of [...visitors.acknowledged.values()].slice(-6)) await submit(server.url, visitors, sent);
  expect(await server.stop()).toBe(0);
  return (await readSavedData(dataDir)).submissions.length;
}

it.skipIf(process.env.LONG_TESTS === undefined)(
  'saves every acknowledged submission once, with its files, through fifty kills',
  async () => {
    const totals = await Promise.all(
      ['first', 'second'].map(async (name) => {
        using installation = temporaryInstallation(`kill-${name}`);
        const visitors = newVisitors();
        await killRepeatedly(installation, visitors);
        const saved = await expectAllSaved(installation.dataDir, visitors);
        expect(await repeatAcknowledged(installation, visitors)).toBe(saved.submissions);
        expect([...visitors.acknowledged.values()].filter(({ receipts }) => receipts.size !== 1)).toEqual([]);
        return { ...saved, started: visitors.started };
      }),
    );
    const sum = (name: 'submissions' | 'files' | 'started') => totals.reduce((total, each) => total + each[name], 0);
    console.log(
      `${2 * roundsEach} kills: ${sum('submissions')} submissions with ${sum('files')} files saved of ${sum('started')} started`,
    );
    expect(sum('files')).toBeGreaterThan(roundsEach);
  },
  600_000,
);
