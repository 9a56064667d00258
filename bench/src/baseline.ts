/** The baseline of a bare Node server that sends the same bytes for every request. */
import http from 'node:http';

const body = Buffer.alloc(Number(process.argv[2] ?? 4096), 'x');
const server = http.createServer((_request, response) => response.end(body));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`Site: http://127.0.0.1:${address.port}`);
});
