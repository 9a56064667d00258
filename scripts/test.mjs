// `npm test` runs types, lint, format, dead code, unit, gateway and browser tests, and prints a total.
import { installBrowser } from './browser.mjs';
import { build, install } from './prepare.mjs';
import { check, closeWithTotal, playwright, vitest } from './total.mjs';

install();
installBrowser();
build();
for (const workspace of ['contract', 'client', 'server', 'site', 'console', 'e2e', 'checks', 'bench', 'pictures'])
  check(`types of ${workspace}`, 'tsc', ['-p', workspace]);
for (const workspace of ['site', 'console'])
  check(`types of the build of ${workspace}`, 'tsc', ['-p', `${workspace}/tsconfig.tools.json`]);
check('lint', 'oxlint', ['--type-aware', '--deny-warnings']);
check('format', 'biome', ['format']);
check('dead code', 'knip', []);
check('first-load JavaScript', 'node', ['checks/src/first-load.ts']);
vitest('unit and gateway tests', []);
playwright('browser tests', ['--project=test']);
closeWithTotal();
