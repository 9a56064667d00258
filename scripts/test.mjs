// `npm test` runs types, lint, format, dead code, unit, gateway and browser tests, and prints a total.
import { installBrowser } from './browser.mjs';
import { buildBeside, install } from './prepare.mjs';
import { checks, closeWithTotal, playwright, prepareEnvironment, vitest } from './test-run.mjs';

prepareEnvironment();
install();
installBrowser();
// A build leaves half a core to itself, which checks of the sources use.
const building = buildBeside();
// One checker each: several would check the types of libraries several times, and other commands run beside it.
const typesOf = (workspace) => [`types of ${workspace}`, 'tsc', ['-p', workspace, '--checkers', '1']];
// What takes longest begins first.
await checks([
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ...['server', 'site'].map(typesOf),
  typesOf('site/tsconfig.tools.json'),
  ['dead code', 'knip', []],
  ...['console', 'checks', 'e2e', 'bench', 'contract', 'client', 'pictures'].map(typesOf),
  typesOf('console/tsconfig.tools.json'),
  ['format', 'biome', ['format']],
]);
await building;
await checks([['first-load JavaScript', 'node', ['checks/src/first-load.ts']]]);
// Both often wait: for timers, and for a database or a browser.
await Promise.all([vitest('unit and gateway tests', []), playwright('browser tests', ['--project=test'])]);
closeWithTotal();
