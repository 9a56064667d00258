/** The baseline of a bare Node server that sends the same bytes for every request. */
import { startLocalServer } from './local-server.ts';

const body = Buffer.alloc(Number(process.argv[2] ?? 4096), 'x');
const { url } = await startLocalServer((_request, response) => response.end(body));
console.log(`Site: ${url}`);
