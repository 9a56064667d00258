// `npm run prove`: what takes longer than a test should: kills, slow clients and planted words, the same tests on Debian's PostgreSQL, the full grid of pages.
import { installBrowser } from './browser.mjs';
import { debianPostgres } from './debian-postgres.mjs';
import { build, install } from './prepare.mjs';
import { closeWithTotal, playwright, vitest } from './total.mjs';

install();
installBrowser();
build();
// One after the other: one of them compares how fast the same thing is done twice.
vitest(
  'fifty kills, slow and endless clients, planted words',
  ['server/test/proofs', 'server/src/hostile', '--no-file-parallelism'],
  {
    LONG_PROOFS: 'yes',
  },
);
const postgres = debianPostgres();
vitest('the gateway’s tests on Debian’s PostgreSQL', ['server'], {
  TEST_DATABASE_URL: postgres.url,
  EVERY_LARGE_FILE: 'yes',
});
postgres.stop();
playwright('every page, language and width', ['--project=prove']);
closeWithTotal();
