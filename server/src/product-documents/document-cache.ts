import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createDrawingQueue } from '../drawing-queue/drawing-queue.ts';
import { createSharedDrawings } from '../drawing-queue/shared-drawings.ts';
import { messageOf } from '../errors/error-message.ts';
import { findContent } from '../files/find-content.ts';
import type { PublicFiles } from '../files/public-files.ts';
import type { DocumentContent } from './document-content.ts';

/**
 * The cache is direct-mapped: a document has one slot, by the hash of its URL, and takes it from any other. So the
 * number of files is bounded without a table of them, which a bucket would need to find the oldest.
 */
const slots = 1024;

/** A file is the version of its document, and then the PDF. */
const versionBytes = 20;

export type StoredDocument = { url: string; version: string };

export type DocumentCache = {
  /** The document of this version, if it is stored. */
  find: (document: StoredDocument) => Promise<Buffer | undefined>;
  /** Draws the document and stores it. Concurrent requests of an instance share one drawing. */
  draw: (document: StoredDocument, content: DocumentContent) => Promise<Buffer>;
  close: () => void;
};

export function createDocumentCache({ productDocuments: files }: Pick<PublicFiles, 'productDocuments'>): DocumentCache {
  const queue = createDrawingQueue<DocumentContent>('server/src/product-documents/drawing-process.ts', 'document');
  const share = createSharedDrawings<Buffer>();
  /** One at a time: two documents may have the same slot. */
  let storing: Promise<void> = Promise.resolve();

  async function drawAndStore({ url, version }: StoredDocument, content: DocumentContent): Promise<Buffer> {
    const pdf = Buffer.from(await queue.draw(content));
    const stored = storing.then(() => files.put(fileOf(url), Readable.from([Buffer.from(version), pdf])));
    // Such as a full disk: the document is sent all the same.
    storing = stored.catch((error: unknown) =>
      console.error('A document of a product could not be stored:', messageOf(error)),
    );
    await storing;
    return pdf;
  }

  return {
    find: async ({ url, version }) => {
      const stored = await findContent(files, fileOf(url));
      if (stored?.toString('latin1', 0, versionBytes) !== version) return undefined;
      return stored.subarray(versionBytes);
    },
    draw: (document, content) => share(`${document.version} ${document.url}`, () => drawAndStore(document, content)),
    close: queue.close,
  };
}

/** The name of the file of a document's slot. */
export function fileOf(url: string): string {
  const slot = createHash('sha256').update(url).digest().readUInt32BE(0) % slots;
  return `${slot.toString(16).padStart(3, '0')}.pdf`;
}
