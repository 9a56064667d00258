// `npm start` prepares a checkout and starts the server on the pinned Node.
import path from 'node:path';
import { build, install, root, runServer } from './prepare.mjs';
import { productionStart } from './production-start.mjs';

install();
build();
const { environment, parameters } = productionStart();
// Node's compile cache speeds up the next start.
runServer(parameters, { ...environment, NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled') });
