import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

/**
 * How `npm run start:production` starts the server, without production mode, which rejects the sample set-up. Its
 * variables save memory: few malloc arenas, large buffers returned at once, and a small heap in V8. With its default
 * young generation of 16 MB uploads would use 50 MB more.
 */
export function productionStart() {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [assignments, parameters] = scripts['start:production'].split(' node ');
  const { NODE_ENV: _mode, ...environment } = Object.fromEntries(
    assignments.split(' ').map((assignment) => assignment.split('=')),
  );
  return { environment, parameters: parameters.split(' ') };
}
