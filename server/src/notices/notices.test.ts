import { randomBytes } from 'node:crypto';
import { getNoticeHealth, getNotices, type NoticeName } from 'contract/console/notices.ts';
import { replyPromise } from 'contract/working-time/reply-promise.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { type MailTrap, startMailTrap } from '../../test/mail-trap.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { message } from '../../test/sample-submissions.ts';
import { report } from '../../test/sent-reports.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';
import { submitAsNew } from '../../test/visitor.ts';
import { startOfBeijingDay } from '../database/beijing-time.ts';
import { type Mail, openMail } from '../mail/mail.ts';
import { sendDueNotices, startNotices } from './run-notices.ts';
import { saveSettings } from './store.ts';
import { words } from './words/words.ts';

let site: RunningSite;
let trap: MailTrap;
let mail: Mail;
let desk: StaffClient;
let hr: StaffClient;
let officer: StaffClient;

const serverAt = (port: number) => ({
  host: '127.0.0.1',
  port,
  secure: false,
  login: undefined,
  passwordFile: undefined,
  from: 'notices@carbon.example',
});

beforeAll(async () => {
  trap = await startMailTrap({ rejects: { recipient: '5.1.1 no such mailbox' } });
  mail = openMail(serverAt(trap.port));
  site = await runSite({ mail, trustedProxies: ['127.0.0.1'] });
  [desk, hr, officer] = await Promise.all([
    staffClient(site, 'tradeDesk'),
    staffClient(site, 'hr'),
    staffClient(site, 'supervisionOfficer'),
  ]);
  // The role requires a second factor.
  const factor = { totpSecret: randomBytes(20) };
  await site.context.db.updateTable('account').set(factor).where('id', '=', officer.accountId).execute();
});
beforeEach(async () => {
  const { db } = site.context;
  for (const table of ['submission', 'report', 'noticeRecipient'] as const) await db.deleteFrom(table).execute();
  trap.mails.length = 0;
});
afterAll(async () => {
  await site.close();
  await trap.close();
});

/** A time of the sample calendar: 8:30 to 12:00 and 13:00 to 17:30; 24 November 2026 is a Tuesday. */
const at = (clock: string, day = '2026-11-24') => new Date(`${day}T${clock}:00+08:00`);
const plus = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

type Subscriber = { as?: StaffClient; email?: string; locale?: 'cn' | 'en' | 'ru'; since?: Date };

async function subscribe(
  wanted: NoticeName[],
  { as = desk, email = 'desk@carbon.example', locale = 'en', since = at('08:00') }: Subscriber = {},
): Promise<void> {
  await saveSettings(site.context.db, as.accountId, { email, locale, wanted }, since);
}

const context = (sender = mail) => ({
  db: site.context.db,
  formContent: site.context.formContent,
  mail: sender,
  consoleUrl: 'https://www.carbon.example/console',
});

/** Returns the mails that a run at this time sends. */
async function run(now: Date, sender = mail) {
  const before = trap.mails.length;
  await sendDueNotices(context(sender), now);
  return trap.mails.slice(before);
}

type Received = { kind?: 'message' | 'resume'; suspicious?: boolean; copies?: number; deadline?: Date };

/** Adds rows as they are stored; a message has the deadline that the site promises. */
async function receive(
  time: Date,
  { kind = 'message', suspicious = false, copies = 1, deadline }: Received = {},
): Promise<string[]> {
  const { replyTerms } = await site.context.formContent();
  const promise = replyTerms && replyPromise(replyTerms.calendar, replyTerms.hours, time.getTime());
  const promised = deadline ?? (kind === 'message' ? new Date(promise?.deadline ?? 0) : null);
  const { rows } = await sql<{ id: string }>`
    insert into submission (id, kind, locale, sealed, wrapped_key, key_id, key_hash, content_hash, suspicions, received_at, deadline)
    select gen_random_uuid(), ${kind}, 'cn', '', '', '1', sha256(random()::text::bytea), sha256(random()::text::bytea),
      ${suspicious ? ['noChallenge'] : []}::text[], ${time}, ${promised}
    from generate_series(1, ${copies}) returning id`.execute(site.context.db);
  return rows.map(({ id }) => id);
}

async function answer(id: string | undefined): Promise<void> {
  const entry = { id: crypto.randomUUID(), submissionId: id ?? '', position: 1, author: 'staff' as const };
  const written = { sealed: randomBytes(8), writtenAt: new Date(), mac: randomBytes(32) };
  await site.context.db
    .insertInto('submissionEntry')
    .values({ ...entry, ...written })
    .execute();
}

async function receiveReport(day: string, status: 'received' | 'closed' = 'received'): Promise<void> {
  await sql`
    insert into report (id, locale, sealed, sealed_identity, receipt_id, receipt_recipient, key_hash, content_hash,
      suspicions, received_at, status, closed_on)
    select gen_random_uuid(), 'cn', '', '', sha256(random()::text::bytea), '', sha256(random()::text::bytea),
      sha256(random()::text::bytea), '{}', ${startOfBeijingDay(at('12:00', day))}, ${status},
      ${status === 'closed' ? day : null}::date`.execute(site.context.db);
}

describe('new messages', () => {
  it('are sent in one mail with their number and the nearest deadline, in the language of the account', async () => {
    await subscribe(['message'], { locale: 'ru' });
    await receive(at('09:00'));
    await receive(at('09:01'));
    const [first] = await run(at('09:02'));
    expect(first).toMatchObject({ to: ['desk@carbon.example'], subject: 'Новые сообщения: 2' });
    expect(first?.text).toContain('Ближайший срок ответа: 24 ноября в 11:00 по пекинскому времени.');
    expect(first?.text).toContain('https://www.carbon.example/console');
    expect(await run(at('09:08'))).toEqual([]);
    await receive(at('09:08'));
    expect(await run(at('09:10'))).toMatchObject([{ subject: 'Новые сообщения: 1' }]);
  });

  it('name no deadline that has passed', async () => {
    await subscribe(['message']);
    await receive(at('09:00'), { deadline: at('11:00') });
    await receive(at('09:01'), { deadline: at('12:00') });
    const [mailed] = await run(at('11:30'));
    expect(mailed?.text).toContain('November 24 at 12:00');
    expect(mailed?.text).not.toContain('11:00');
  });

  it('count when staff have taken them out of the possible spam, once', async () => {
    await subscribe(['message', 'deadline']);
    const [id = ''] = await receive(at('09:00'), { suspicious: true });
    await receive(at('09:00'));
    await run(at('10:55'));
    const decide = (isSpam: boolean, spamDecidedAt: Date) =>
      site.context.db.updateTable('submission').set({ isSpam, spamDecidedAt }).where('id', '=', id).execute();
    await decide(false, at('10:56'));
    const [mailed] = await run(at('11:05'));
    expect(mailed?.subject).toBe('Messages overdue or nearly due: 1 · New messages: 1');
    expect(await run(at('11:15'))).toEqual([]);
    await decide(true, at('11:16'));
    expect(await run(at('11:25'))).toEqual([]);
  });

  it('do not count if they may be spam, or somebody has answered', async () => {
    await subscribe(['message']);
    await receive(at('09:00'), { suspicious: true });
    const [answered] = await receive(at('09:00'));
    await answer(answered);
    expect(await run(at('09:02'))).toEqual([]);
    await receive(at('09:00'));
    expect(await run(at('09:02'))).toMatchObject([{ subject: 'New messages: 1' }]);
  });

  it('wait for the next run if they came just now: their rows are committed a little later', async () => {
    await subscribe(['message']);
    const received = new Date(at('09:02').getTime() - 10_000);
    await receive(received);
    expect(await run(at('09:02'))).toEqual([]);
    expect(await run(at('09:03'))).toHaveLength(1);
  });

  it('are sent from when somebody chose it, and a change of the others keeps that', async () => {
    await receive(at('09:00'));
    await subscribe(['message'], { since: at('09:05') });
    await receive(at('09:06'));
    await subscribe(['message', 'deadline'], { since: at('09:07'), locale: 'cn' });
    expect(await run(at('09:08'))).toMatchObject([{ subject: '1 条新留言' }]);
  });

  it('of a flood are sent in one mail in five minutes', async () => {
    await subscribe(['message', 'deadline']);
    for (let minute = 0; minute < 15; minute += 1) {
      await receive(plus(at('09:00'), minute), { copies: 500 });
      await run(plus(at('09:01'), minute));
    }
    expect(trap.mails.map(({ subject }) => subject)).toEqual([
      'New messages: 500',
      'New messages: 2,500',
      'New messages: 2,500',
    ]);
    trap.mails.length = 0;
    // Their deadlines pass one after another.
    for (let minute = 0; minute < 20; minute += 1) await run(plus(at('10:30'), minute));
    expect(trap.mails).toHaveLength(4);
  });
});

describe('deadlines', () => {
  it('are sent once each, gathered, while nobody has answered', async () => {
    await subscribe(['deadline']);
    await receive(at('09:00'), { copies: 2 });
    const [answered] = await receive(at('09:00'));
    await receive(at('09:40'));
    await answer(answered);
    expect(await run(at('10:20'))).toEqual([]);
    const [near] = await run(at('10:35'));
    expect(near?.subject).toBe('Messages overdue or nearly due: 2');
    expect(near?.text).toContain('at most 30 minutes of working time left: 2.\nNext deadline: November 24 at 11:00');
    expect(await run(at('11:05'))).toEqual([]);
    const [passed] = await run(at('11:45'));
    expect(passed?.text).toContain('Overdue messages: 1.');
    expect(await run(at('17:00'))).toEqual([]);
  });

  it('count working time, over a night and a weekend', async () => {
    await subscribe(['deadline'], { locale: 'cn' });
    // An hour on Friday afternoon and an hour on Monday morning.
    await receive(at('16:30', '2026-11-27'));
    expect(await run(at('17:29', '2026-11-27'))).toEqual([]);
    expect(await run(at('12:00', '2026-11-28'))).toEqual([]);
    const [monday] = await run(at('09:01', '2026-11-30'));
    expect(monday?.text).toContain(
      '剩余工作时间不超过 30 分钟的留言：1 条。\n下一个答复期限：11月30日 09:30（北京时间）。',
    );
  });

  it('are sent also if a later promise is shorter', async () => {
    await subscribe(['deadline']);
    await receive(at('09:00'), { deadline: at('10:00') });
    expect(await run(at('09:40'))).toHaveLength(1);
    await receive(at('09:41'), { deadline: at('09:50') });
    expect(await run(at('09:46'))).toMatchObject([{ subject: 'Messages overdue or nearly due: 1' }]);
    expect(await run(at('10:30'))).toEqual([]);
  });
});

describe('in the morning', () => {
  it('new resumes are counted once, when working time begins', async () => {
    await subscribe(['resume'], { as: hr, since: at('12:00', '2026-11-23') });
    await receive(at('15:00', '2026-11-23'), { kind: 'resume', copies: 2 });
    expect(await run(at('08:29'))).toEqual([]);
    const [mailed] = await run(at('08:32'));
    expect(mailed).toMatchObject({ subject: 'Morning summary', text: expect.stringContaining('New CVs: 2.') });
    await receive(at('08:40'), { kind: 'resume' });
    expect(await run(at('16:00'))).toEqual([]);
    expect((await run(at('08:32', '2026-11-25')))[0]?.text).toContain('New CVs: 1.');
  });

  it('a morning without new resumes is quiet, also later that day', async () => {
    await subscribe(['resume'], { as: hr, since: at('12:00', '2026-11-23') });
    expect(await run(at('08:32'))).toEqual([]);
    await receive(at('08:40'), { kind: 'resume' });
    expect(await run(at('09:00'))).toEqual([]);
  });

  it('reports are counted by day, without those of today, and the mail comes also without any', async () => {
    await subscribe(['report'], { as: officer, since: at('12:00', '2026-11-23') });
    await receiveReport('2026-11-20');
    await receiveReport('2026-11-23', 'closed');
    await receiveReport('2026-11-24');
    const [tuesday] = await run(at('08:32'));
    expect(tuesday?.subject).toBe('Morning summary');
    expect(tuesday?.text).toContain('Reports of earlier days that are not closed: 1.\nNew ones came yesterday.');
    await site.context.db.deleteFrom('report').execute();
    await receiveReport('2026-11-25');
    const [wednesday] = await run(at('08:32', '2026-11-25'));
    expect(wednesday?.text).toContain('not closed: 0.\nNone came yesterday.');
  });

  it('deadlines of resumes are repeated until somebody answers, from two working days before', async () => {
    await subscribe(['resume'], { as: hr, since: at('12:00', '2026-11-23') });
    const [first] = await receive(at('09:00', '2026-11-12'), { kind: 'resume', deadline: at('17:30', '2026-11-27') });
    await receive(at('09:00', '2026-11-13'), { kind: 'resume', suspicious: true, deadline: at('17:30', '2026-11-26') });
    expect(await run(at('08:32'))).toEqual([]);
    const near = words.en.resumesSoon('1', '2');
    expect((await run(at('08:32', '2026-11-25')))[0]?.text).toContain(near);
    expect(await run(at('09:32', '2026-11-25')), 'once a day').toEqual([]);
    expect((await run(at('08:32', '2026-11-26')))[0]?.text).toContain(near);
    const [late] = await run(at('08:32', '2026-11-30'));
    expect(late?.text).toContain(words.en.resumesPassed('1'));
    expect(late?.text).not.toContain('due within');
    await answer(first);
    expect(await run(at('08:32', '2026-12-01'))).toEqual([]);
  });

  it('reports of yesterday are named to who has chosen it this morning', async () => {
    await subscribe(['report'], { as: officer, since: at('08:00') });
    await receiveReport('2026-11-23');
    expect((await run(at('08:32')))[0]?.text).toContain(words.en.haveCome(undefined));
  });

  it('after a weekend names the first day that is new', async () => {
    await subscribe(['report'], { as: officer, since: at('08:31', '2026-11-27') });
    await receiveReport('2026-11-28');
    expect(await run(at('10:00', '2026-11-28'))).toEqual([]);
    const [monday] = await run(at('08:32', '2026-11-30'));
    expect(monday?.text).toContain('New ones have come since November 27.');
  });

  it('goes on when the calendar has ended', async () => {
    await subscribe(['report'], { as: officer, since: at('12:00', '2031-01-03') });
    expect(await run(at('08:59', '2031-01-06'))).toEqual([]);
    expect(await run(at('09:01', '2031-01-06'))).toHaveLength(1);
    expect(await run(at('09:01', '2031-01-11'))).toEqual([]);
  });
});

it('says once that the audit log is broken, at any time, to who may read it', async () => {
  const auditor = await staffClient(site, 'auditor');
  const broken = (brokenId: string | null, brokenSince: Date | null) =>
    site.context.db.updateTable('auditVerification').set({ brokenId, brokenSince }).execute();
  await broken('7', at('11:00'));
  await subscribe(['audit'], { as: auditor, since: at('12:00') });
  expect(await run(at('12:10'))).toHaveLength(1);
  await broken('1234', at('23:00'));
  const [mailed] = await run(at('23:00'));
  expect(mailed?.subject).toBe('The audit log is broken');
  expect(mailed?.text).toContain('broken at entry 1234:');
  expect(await run(at('23:30', '2026-11-25'))).toEqual([]);
  // The clock was wrong when it was found.
  await broken('5', at('11:00', '2020-01-01'));
  expect(await run(at('11:10', '2020-01-01'))).toEqual([]);
  expect(await run(at('23:40', '2026-11-25'))).toHaveLength(1);
  expect(await run(at('23:50', '2026-11-25'))).toEqual([]);
  await broken(null, null);
  expect(await run(at('23:30', '2026-11-26'))).toEqual([]);
});

it('says everything that is due in one mail, and nothing of what was sent', async () => {
  const admin = await staffClient(site, 'admin');
  const since = at('12:00', '2026-11-23');
  await subscribe(['message', 'deadline', 'resume', 'report'], { as: admin, since, locale: 'cn' });
  await submitAsNew(site.url, message, 'cn');
  const { db } = site.context;
  await db
    .updateTable('submission')
    .set({ suspicions: [], receivedAt: at('09:00'), deadline: at('11:00') })
    .execute();
  await receiveReport('2026-11-20');
  const [mailed] = await run(at('11:30'));
  expect(mailed?.subject).toBe('1 条留言即将到期或已超时 · 1 条新留言 · 早间汇总');
  const all = `${mailed?.raw} ${mailed?.text}`;
  const sent = [...Object.values(message), ...Object.values(report).flat()].filter((text) => text.length > 1);
  for (const text of sent) expect(all).not.toContain(text);
  const { id } = await db.selectFrom('submission').select('id').executeTakeFirstOrThrow();
  expect(all).not.toContain(id);
});

describe('who gets mails', () => {
  it('is decided by the rights at the time of sending; a disabled account gets none', async () => {
    const { db } = site.context;
    const leaver = await staffClient(site, 'tradeDesk');
    await subscribe(['message', 'resume'], { as: leaver });
    await receive(at('09:00'));
    const role = db.updateTable('accountRole').where('accountId', '=', leaver.accountId);
    await role.set({ role: 'hr' }).execute();
    expect(await run(at('09:02'))).toEqual([]);
    await role.set({ role: 'tradeDesk' }).execute();
    const disable = (isDisabled: boolean) =>
      db.updateTable('account').set({ isDisabled }).where('id', '=', leaver.accountId).execute();
    await disable(true);
    expect(await run(at('09:02'))).toEqual([]);
    await disable(false);
    expect(await run(at('09:02'))).toMatchObject([{ subject: 'New messages: 1' }]);
  });

  it('gets one mail, whatever the number of servers', async () => {
    await subscribe(['message']);
    await subscribe(['message'], { as: await staffClient(site, 'tradeDesk'), email: 'group@carbon.example' });
    await receive(at('09:00'));
    await Promise.all([1, 2, 3, 4].map(() => sendDueNotices(context(), at('09:02'))));
    await run(at('09:02'));
    expect(trap.mails.map(({ to }) => to.join()).toSorted()).toEqual(['desk@carbon.example', 'group@carbon.example']);
  });
});

describe('a failure', () => {
  const quiet = () => vi.mocked(console.error).mockImplementation(() => undefined);
  /** Shown to the account itself. */
  const failing = async (as = desk) => z.parse(getNotices.output, (await as.get('notices')).body).data.failing;
  const health = async () => {
    const auditor = await staffClient(site, 'auditor');
    return z.parse(getNoticeHealth.output, (await auditor.get('notices/health')).body).data;
  };

  it('is tried again after growing pauses, and forgotten after a success', async () => {
    quiet();
    await subscribe(['message']);
    await receive(at('09:00'));
    const attempts: number[] = [];
    const failure = { failure: 'timeout', response: 'no greeting' } as const;
    for (let minute = 0; minute < 120; minute += 1)
      await sendDueNotices(context({ send: async () => (attempts.push(minute), failure) }), plus(at('09:02'), minute));
    expect(attempts).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
    expect(await failing()).toEqual({ ...failure, since: at('09:02').toISOString() });
    expect(await health()).toMatchObject({
      totalAccounts: 1,
      failing: [{ name: 'tradeDesk (sample)', failure: 'timeout', since: at('09:02').toISOString() }],
    });
    expect(vi.mocked(console.error).mock.calls).toHaveLength(1);
    vi.mocked(console.error).mockClear();
    expect(await run(at('12:00'))).toMatchObject([{ subject: 'New messages: 1' }]);
    expect(await failing()).toBeNull();
    expect(await health()).toEqual({ totalAccounts: 0, failing: [] });
  });

  it('of the database sends each account its mail, and the same again only after the usual pause', async () => {
    quiet();
    const { db } = site.context;
    const constrained = sql`alter table notice_recipient add constraint refused check (mailed_at is null)`;
    await subscribe(['message']);
    await subscribe(['message'], { as: await staffClient(site, 'tradeDesk'), email: 'other@carbon.example' });
    await receive(at('09:00'));
    await constrained.execute(db);
    const acceptedAt = new Map<number, Date>();
    try {
      for (let minute = 0; minute < 5; minute += 1)
        await sendDueNotices(context(), plus(at('09:02'), minute), { acceptedAt });
      expect(trap.mails.map(({ to }) => to.join())).toEqual(['desk@carbon.example', 'other@carbon.example']);
      await sendDueNotices(context(), at('09:07'), { acceptedAt });
      expect(trap.mails).toHaveLength(4);
    } finally {
      await sql`alter table notice_recipient drop constraint refused`.execute(db);
    }
    const logged = JSON.stringify(vi.mocked(console.error).mock.calls);
    expect(logged).toContain('refused');
    expect(logged).not.toContain('carbon.example');
    vi.mocked(console.error).mockClear();
  });

  it('of one address does not keep the others from their mails, and is in no log', async () => {
    quiet();
    await subscribe(['message'], { email: 'recipient@bad.example' });
    await subscribe(['message'], { as: await staffClient(site, 'tradeDesk'), email: 'other@carbon.example' });
    await receive(at('09:00'));
    expect(await run(at('09:02'))).toMatchObject([{ to: ['other@carbon.example'] }]);
    expect(await failing()).toMatchObject({ failure: 'recipient', response: expect.stringContaining('5.1.1') });
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('bad.example');
    vi.mocked(console.error).mockClear();
    // A new address is tried at once.
    await desk.post('notices/save', { email: 'desk@carbon.example', locale: 'en', wanted: ['message'] });
    expect(await failing()).toBeNull();
    expect(await run(at('09:03'))).toMatchObject([{ to: ['desk@carbon.example'] }]);
  });

  it('of the server is tried with one account in a run', async () => {
    quiet();
    for (let count = 0; count < 4; count += 1)
      await subscribe(['message'], { as: await staffClient(site, 'tradeDesk') });
    await receive(at('09:00'));
    let attempts = 0;
    const down: Mail = { send: async () => ((attempts += 1), { failure: 'unreachable', response: null }) };
    await sendDueNotices(context(down), at('09:02'));
    expect(attempts).toBe(1);
    const { totalAccounts, failing: named } = await health();
    expect([totalAccounts, named.length]).toEqual([4, 3]);
    vi.mocked(console.error).mockClear();
    expect(await run(at('09:03'))).toHaveLength(4);
  });

  it('of the server is forgotten once nothing is due any more, and that of an address is not', async () => {
    quiet();
    await subscribe(['message']);
    const [id] = await receive(at('09:00'));
    await sendDueNotices(context({ send: async () => ({ failure: 'timeout', response: null }) }), at('09:02'));
    const other = await staffClient(site, 'tradeDesk');
    await subscribe(['message'], { as: other, email: 'recipient@bad.example' });
    // Before the first account is tried again.
    await run(plus(at('09:02'), 0.5));
    vi.mocked(console.error).mockClear();
    expect(await failing()).toMatchObject({ failure: 'timeout' });
    await answer(id);
    expect(await run(at('10:00'))).toEqual([]);
    expect(await failing()).toBeNull();
    expect(await failing(other)).toMatchObject({ failure: 'recipient' });
  });

  it('is forgotten with the right', async () => {
    quiet();
    const mover = await staffClient(site, 'tradeDesk');
    await subscribe(['message'], { as: mover, email: 'recipient@bad.example' });
    await receive(at('09:00'));
    await run(at('09:02'));
    vi.mocked(console.error).mockClear();
    expect((await health()).totalAccounts).toBe(1);
    const { db } = site.context;
    await db.updateTable('accountRole').set({ role: 'hr' }).where('accountId', '=', mover.accountId).execute();
    await run(at('09:05'));
    expect((await health()).totalAccounts).toBe(0);
  });
});

it('waits for a server that hangs with nothing else: neither settings nor the end of the process', async () => {
  await subscribe(['message'], { since: plus(new Date(), -60) });
  await receive(plus(new Date(), -5));
  let isSending = false;
  const hanging: Mail = {
    send: (_message, signal) =>
      new Promise((_resolve, reject) => {
        isSending = true;
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  };
  const notices = startNotices(context(hanging));
  await expect.poll(() => isSending).toBe(true);
  const settings = { email: 'desk@carbon.example', locale: 'en', wanted: ['message'] };
  const begin = performance.now();
  expect((await desk.post('notices/save', settings)).status).toBe(200);
  await notices.stop();
  expect(performance.now() - begin).toBeLessThan(2000);
  // Nothing is recorded of it: the next process sends it.
  expect(await run(new Date())).toHaveLength(1);
});

describe('the settings', () => {
  const read = async (as: StaffClient) => z.parse(getNotices.output, (await as.get('notices')).body).data;
  const save = (as: StaffClient, settings: object) =>
    as.post('notices/save', { email: 'desk@carbon.example', locale: 'ru', wanted: [], ...settings });

  it('offer what the account may read, and keep what it chooses', async () => {
    expect(await read(desk)).toEqual({
      isConfigured: true,
      offered: ['message', 'deadline'],
      email: '',
      locale: 'en',
      wanted: [],
      failing: null,
    });
    expect((await read(hr)).offered).toEqual(['resume']);
    expect((await read(officer)).offered).toEqual(['report']);
    expect((await save(desk, { email: ' desk@carbon.example ', wanted: ['deadline'] })).status).toBe(200);
    expect(await read(desk)).toMatchObject({ email: 'desk@carbon.example', locale: 'ru', wanted: ['deadline'] });
    expect((await save(desk, { email: '' })).status).toBe(200);
    expect(await read(desk)).toMatchObject({ email: '', wanted: [] });
    const other = await save(desk, { wanted: ['message', 'resume'] });
    expect(other).toMatchObject({ status: 422, body: { errors: [{ field: 'wanted', code: 'notAllowed' }] } });
    const { details } = await site.context.db
      .selectFrom('audit.auditEntry')
      .select('details')
      .where('action', '=', 'account.changeNotices')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ notices: [] });
  });

  it.each([
    'desk@carbon.example\r\nBcc: all@carbon.example',
    'desk@carbon.example\n',
    'desk@carbon.example, other@carbon.example',
    'Desk <desk@carbon.example>',
    '"desk\r\n"@carbon.example',
    `${'a'.repeat(250)}@carbon.example`,
    'desk',
  ])('take one address and nothing that could add a header: %j', async (email) => {
    const { status } = await save(desk, { email, wanted: ['message'] });
    const tested = await desk.post('notices/test', { email, locale: 'en' });
    // Blanks around an address do not matter.
    const isTrimmed = email.trim() === 'desk@carbon.example';
    expect([status, tested.status]).toEqual(isTrimmed ? [200, 200] : [422, 422]);
    expect(trap.mails.flatMap(({ to }) => to)).toEqual(isTrimmed ? ['desk@carbon.example'] : []);
  });

  it('need an address for a notice, and for a test', async () => {
    const mailRequired = { status: 422, body: { errors: [{ field: 'email', code: 'mailRequired' }] } };
    expect(await save(desk, { email: ' ', wanted: ['message'] })).toMatchObject(mailRequired);
    expect(await desk.post('notices/test', { email: '', locale: 'en' })).toMatchObject(mailRequired);
  });

  it('are tried by a mail that says nothing, with the server’s response', async () => {
    const test = (email: string) => desk.post('notices/test', { email, locale: 'cn' });
    expect((await test('desk@carbon.example')).body.data).toMatchObject({
      failure: null,
      response: expect.stringMatching(/^250 /),
    });
    expect(trap.mails).toMatchObject([{ subject: '测试邮件', text: '这个地址可以收到通知。\n' }]);
    expect((await test('recipient@bad.example')).body.data).toMatchObject({
      failure: 'recipient',
      response: expect.stringContaining('no such mailbox'),
    });
    const other = await runSite();
    const unconfigured = await staffClient(other, 'tradeDesk');
    expect((await read(unconfigured)).isConfigured).toBe(false);
    expect((await unconfigured.post('notices/test', { email: 'a@carbon.example', locale: 'en' })).status).toBe(409);
    await other.close();
  });
});

it('has a bound for the mails that somebody may cause by testing', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await desk.post('notices/test', { email: 'desk@carbon.example', locale: 'en' })).status);
  expect(statuses).toContain(429);
});
