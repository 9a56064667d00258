// `npm start`: everything a fresh checkout needs, then the server on the project's own Node.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { build, install, node, root } from './prepare.mjs';

install();
build();
// Uploads pass through in small pieces: with V8's own 16 MB for what is young they would pile up to 50 MB more before they are cleared away.
const server = spawn(node, ['--max-semi-space-size=4', 'server/src/start.ts'], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the server by itself; what is sent to us alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
