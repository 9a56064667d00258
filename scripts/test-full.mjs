// `npm run test:full [-- --exhaustive]` runs the long tests: kills, power cuts, slow clients,
// canary strings and proxies, the gateway's tests on Debian's PostgreSQL, and the full grid of
// pages.
import process from 'node:process';
import { installBrowser } from './browser.mjs';
import { needPackages } from './debian-packages.mjs';
import { debianPostgres } from './debian-postgres.mjs';
import { build, install } from './prepare.mjs';
import { closeWithTotal, playwright, prepareEnvironment, vitest } from './test-run.mjs';

prepareEnvironment();
install();
installBrowser();
build();
needPackages(
  'nginx, Caddy and systemd, which deploy/ configures, are',
  ['nginx-light', 'caddy', 'systemd'],
  ['/usr/sbin/nginx', '/usr/bin/caddy', '/usr/bin/systemd-analyze'],
);
const long = { LONG_TESTS: 'yes' };
// Alone, because they kill at a moment that they estimate, or compare durations.
await vitest(
  'fifty kills, power cuts, canary strings, hostile input',
  ['full/killed', 'full/power', 'full/canary', 'full/word-search', 'server/src/hostile'],
  long,
);
await vitest('slow and endless clients', ['full/slow'], long);

async function gatewayTests() {
  const postgres = debianPostgres();
  // Every feature that has SQL of its own. The commands of submissions start a process for each case, and their SQL is
  // that of the other parts.
  const parts = [
    'accounts',
    'audit',
    'backup/catalogue',
    'company',
    'composed-pages',
    'contact',
    'content-exchange',
    'database/batch',
    'database/content-changes',
    'database/installation-keys',
    'database/migrations',
    'database/open',
    'database/prepared-statements',
    'demonstration',
    'hourly-jobs',
    'inbox',
    'media',
    'news',
    'notices',
    'products',
    'publishing',
    'rate-limits',
    'reports',
    'search',
    'sessions',
    'settings',
    'submissions/admission',
    'submissions/choices',
    'submissions/conversations',
    'submissions/promised-deadline',
    'submissions/reply',
    'submissions/report-keys',
    'submissions/reports',
    'submissions/resumes',
    'submissions/retention',
    'submissions/routes',
    'submissions/sealing/row-mac',
    'typical-values',
    'uploads',
  ];
  await vitest(
    'the gateway’s tests on Debian’s PostgreSQL',
    parts.map((part) => `server/src/${part}`),
    { TEST_DATABASE_URL: postgres.url, EVERY_LARGE_FILE: 'yes' },
  );
  await vitest('backups through every kind of store', ['full/backup-servers'], {
    OUTSIDE_DATABASE_URL: postgres.url,
  });
  postgres.stop();
  const machines = ['server/src/several-machines', 'full/backup.test'];
  const drawings = ['server/src/pictures/receive', 'server/src/share-cards/files'];
  await vitest('several machines, restored keys, large pictures and all cards', [...machines, ...drawings], {
    ...long,
    EVERY_LARGE_FILE: 'yes',
  });
  const checks = ['checks/src/public-bundle', 'checks/src/languages'];
  await vitest('the site’s bytes without the console, and a fourth language', checks, long);
  await vitest('behind nginx and Caddy, and as an image', ['full/proxy', 'full/image'], long);
}

// The rest of the grid takes another half hour.
const projects = process.argv.includes('--exhaustive') ? ['full', 'exhaustive'] : ['full'];
const browserTests = playwright(
  'every page, language and width',
  projects.map((name) => `--project=${name}`),
);
await Promise.all([browserTests, gatewayTests()]);
closeWithTotal();
