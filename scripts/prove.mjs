// `npm run prove`: what takes longer than a test should: many kills, the same tests on Debian's PostgreSQL, the full grid of pages.
import { installBrowser } from './browser.mjs';
import { debianPostgres } from './debian-postgres.mjs';
import { build, install } from './prepare.mjs';
import { closeWithTotal, playwright, vitest } from './total.mjs';

install();
installBrowser();
build();
vitest('ten kills in the midst of a hundred submissions', ['server/src/start.test.ts', '-t', 'killed'], {
  KILL_ROUNDS: '10',
});
const postgres = debianPostgres();
vitest('the gateway’s tests on Debian’s PostgreSQL', ['server'], {
  TEST_DATABASE_URL: postgres.url,
  EVERY_LARGE_FILE: 'yes',
});
postgres.stop();
playwright('every page, language and width', ['--project=prove']);
closeWithTotal();
