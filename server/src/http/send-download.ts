import type { FastifyReply } from 'fastify';
import { attachment, noStore } from './headers.ts';
import type { Download } from './serve.ts';

/** Sends a file. Its name is also in `download-filename`, percent-encoded (W13). */
export function sendDownload(reply: FastifyReply, { content, bytes, fileName, mediaType }: Download) {
  return reply
    .headers({
      'cache-control': noStore,
      'content-type': mediaType,
      'content-length': bytes,
      'content-disposition': attachment(fileName),
      'download-filename': encodeURIComponent(fileName),
    })
    .send(content);
}
