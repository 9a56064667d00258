/**
 * `npm run bench:inbox` sends 10,000 messages to an empty store, of which 200 wait. It measures the lists of the inbox,
 * its search and the answer times, and the longest wait for a cached page beside them.
 */
import { signInEditor } from './editor.ts';
import { analyzeStore } from './fill-store.ts';
import { messageRate } from './message-rate.ts';
import { type Site, startSite } from './server-process.ts';
import { mean, median, quantile } from './statistics.ts';
import { onStore } from './store-processes.ts';
import { longestWaitDuring, type Timed, timed } from './timing.ts';

const messages = 10_000;
const waiting = 200;
const rounds = 20;

const paths: Record<string, string> = {
  'open, first page': 'inbox/message?size=50',
  'done, first page': 'inbox/message?view=done&size=50',
  'done, late page': 'inbox/message?view=done&size=50&page=150',
  'search in what is open': 'inbox/message?size=50&text=calcined',
  'search in the newest 2,000 that are done': 'inbox/message?view=done&size=50&text=nowhere',
  'counts of the navigation': 'inbox',
  'answer times': 'answer-times',
};

async function countMessages(dataDir: string): Promise<number> {
  const { rows } = await onStore(dataDir, (client) =>
    client.query<{ count: string }>('select count(*) from submission'),
  );
  return Number(rows[0]?.count);
}

/** Spreads the messages over 13 months, answers all but the newest, and lets the editor read them. */
async function arrange(dataDir: string): Promise<void> {
  const statements = [
    `delete from submission where id in (select id from submission order by id offset ${messages})`,
    `with numbered as (select id, row_number() over (order by id) as number from submission),
      timed as (select id, number, now() - case when number <= ${waiting} then number * interval '1 minute'
        else (number - ${waiting}) * interval '390 days' / ${messages} end as at from numbered)
    update submission set suspicions = '{}', received_at = date_trunc('milliseconds', at), deadline = at + interval '2 hours',
      status = case when number <= ${waiting} then 'received' else 'answered' end
    from timed where timed.id = submission.id`,
    `insert into submission_entry (id, submission_id, position, author, sealed, wrapped_key, key_id, written_at)
    select gen_random_uuid(), id, 0, 'staff', '', '', '', received_at + random() * interval '3 hours'
    from submission where status = 'answered'`,
    `insert into account_role select id, 'tradeDesk' from account where login = 'editor'`,
  ];
  await onStore(dataDir, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
  await analyzeStore(dataDir);
}

async function measure(site: Site, work: () => Promise<unknown>): Promise<number[]> {
  const times: Timed[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(site, work));
  const durations = times.map(({ milliseconds }) => milliseconds);
  const cpuTimes = [mean(times.map(({ server }) => server)), mean(times.map(({ store }) => store))];
  return [median(durations), quantile(durations, 0.95), ...cpuTimes];
}

await using site = await startSite();
const editor = await signInEditor(site);
while ((await countMessages(site.dataDir)) < messages) await messageRate(site, 5);
await arrange(site.dataDir);
const columns = (...cells: string[]) => cells.map((cell) => cell.padStart(10)).join('');
console.log(''.padEnd(42) + columns('median', 'p95', 'CPU: server', 'PostgreSQL', 'a page waits at most (ms)'));
for (const [name, path] of Object.entries(paths)) {
  await editor(path);
  const figures = await measure(site, () => editor(path));
  const wait = await longestWaitDuring(site.url, () => editor(path));
  console.log(name.padEnd(42) + columns(...[...figures, wait].map((value) => value.toFixed(0))));
}
