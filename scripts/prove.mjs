// `npm run prove`: what takes longer than a test should: kills, slow clients and planted words, the same tests on Debian's PostgreSQL, the full grid of pages.
import { installBrowser } from './browser.mjs';
import { debianPostgres } from './debian-postgres.mjs';
import { build, install } from './prepare.mjs';
import { closeWithTotal, playwright, vitest } from './total.mjs';

install();
installBrowser();
build();
const long = { LONG_PROOFS: 'yes' };
vitest('fifty kills, planted words, hostile input', ['proofs/killed', 'proofs/pla', 'server/src/hostile'], long);
// By itself: it compares how fast the same thing is done twice.
vitest('slow and endless clients', ['proofs/slow'], long);
const postgres = debianPostgres();
// What draws asks the store for nothing that differs.
const drawing = ['share-cards', 'monograms', 'fonts', 'films'].flatMap((name) => ['--exclude', `**/${name}/**`]);
vitest('the gateway’s tests on Debian’s PostgreSQL', ['server', ...drawing], {
  TEST_DATABASE_URL: postgres.url,
  EVERY_LARGE_FILE: 'yes',
});
postgres.stop();
playwright('every page, language and width', ['--project=prove']);
closeWithTotal();
