// `npm start`: everything a fresh checkout needs, then the server on the project's own Node.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { build, install, node, root } from './prepare.mjs';

install();
build();
const server = spawn(node, ['server/src/start.ts'], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the server by itself; what is sent to us alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
