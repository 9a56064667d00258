// `npm start` prepares a checkout and starts the server on the pinned Node.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, install, root, runServer } from './prepare.mjs';

install();
build();
// The variables of `npm run start:production`, without production mode. They save memory: few malloc
// arenas, large buffers returned at once, and a small heap in V8. With its default young generation of
// 16 MB uploads would use 50 MB more.
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [assignments, parameters] = scripts['start:production'].split(' node ');
const environment = Object.fromEntries(assignments.split(' ').map((assignment) => assignment.split('=')));
delete environment.NODE_ENV;
// Node's compile cache speeds up the next start.
environment.NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/compiled');
runServer(parameters.split(' '), environment);
