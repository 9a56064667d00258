/** `npm run bench`: requests a second for each kind of answer, beside a yardstick measured in the same run, and the server's memory. */
import autocannon from 'autocannon';
import { ownFolder } from './own-folder.ts';
import { residentMegabytes, serverParameters, start } from './started.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 20;

let visitors = 0;

/** Another visitor's address for each request, or the limit per address would be measured. */
function asAnotherVisitor(request: autocannon.Request): autocannon.Request {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { ...request, headers: { 'accept-encoding': 'br', 'x-forwarded-for': address } };
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: asAnotherVisitor }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

using place = ownFolder();
const site = await start(serverParameters, { PORT: '0', DATA_DIR: place.dataDir, TRUSTED_PROXIES: '127.0.0.1' });
const yardstick = await start(['bench/src/yardstick.ts']);
try {
  const idle = residentMegabytes(site.process.pid ?? 0);
  const least = await requestsPerSecond(yardstick.url);
  console.log(`${'yardstick: a bare server, 4 KB'.padEnd(44)} ${least.toFixed(0).padStart(8)} /s`);
  const news = await (await fetch(`${site.url}/en/news`)).text();
  const cases: [string, string][] = [
    ['a kept answer of the gateway', '/gw-api/en/wms/dqgx/gettopnewlist'],
    ['a kept page', '/en/news'],
    ['the application on /', '/'],
    ['a picture', /\/pictures\/\w+\/640\.avif/.exec(news)?.[0] ?? ''],
    ['one question to the store', '/healthz'],
  ];
  for (const [name, address] of cases) {
    const reached = await requestsPerSecond(`${site.url}${address}`);
    console.log(
      `${name.padEnd(44)} ${reached.toFixed(0).padStart(8)} /s  ${(reached / least).toFixed(2)} of the yardstick`,
    );
  }
  console.log(
    `memory: ${idle.toFixed(0)} MB idle, ${residentMegabytes(site.process.pid ?? 0).toFixed(0)} MB after the run`,
  );
} finally {
  site.process.kill('SIGTERM');
  yardstick.process.kill('SIGTERM');
  await new Promise((resolve) => site.process.once('exit', resolve));
}
