// `npm run dev` serves the site from its sources, with the gateway and the store that `npm start` uses.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, install, root, runServer } from './prepare.mjs';

install();
// The gateway needs a built site, which may be outdated: pages come from the sources.
if (!existsSync(path.join(root, 'site/dist/server/render.js'))) build();
runServer(['site/dev-server.ts']);
