import { createStore, type ReadableStore } from '../browser/store.ts';
import { fileTokensOf, isSettled, nextQueue, nextToSend, type Upload, type UploadEvent } from './upload-queue.ts';

/** Why a file did not arrive, in the visitor's language; `final` when a retry would fail as well. */
export type UploadFailure = { reason: string; final: boolean };

export type UploadsOptions = {
  /** The number of files that the form accepts. */
  most: number;
  /** Why a file is rejected before the upload, in the visitor's language. */
  rejectionOf: (file: File) => string | undefined;
  /** Returns the token of an uploaded file; throws when the upload fails. */
  send: (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<string>;
  /** Must not throw: `sendAll` would wait for ever for a file that is neither `done` nor `failed`. */
  describeFailure: (error: unknown, file: File) => Promise<UploadFailure>;
};

export type Uploads = {
  queue: ReadableStore<readonly Upload[]>;
  add: (files: readonly File[]) => void;
  /** Removes a file and cancels its upload. */
  remove: (id: number) => void;
  retry: (id: number) => void;
  /**
   * Uploads all remaining files and waits. Returns the tokens, an empty list without files, or undefined when a file
   * failed.
   */
  sendAll: () => Promise<readonly string[] | undefined>;
  /** The server no longer accepts the tokens, so the files wait for a retry. */
  expire: (reason: string) => void;
  /** Cancels all uploads and removes the files. */
  clear: () => void;
};

/** Uploads the files of one form, several at a time. */
export function createUploads({ most, rejectionOf, send, describeFailure }: UploadsOptions): Uploads {
  const underWay = new Map<number, AbortController>();
  const queue = createStore<readonly Upload[]>([]);
  let lastId = 0;

  function dispatch(event: UploadEvent): void {
    const changed = nextQueue(queue.get(), event);
    const starting = nextToSend(changed, most);
    queue.set(starting.reduce((uploads, { id }) => nextQueue(uploads, { type: 'started', id }), changed));
    for (const upload of starting) void sendUpload(upload);
  }

  async function sendUpload({ id, file }: Upload): Promise<void> {
    const stop = new AbortController();
    underWay.set(id, stop);
    try {
      const fileNo = await send(file, stop.signal, (share) => dispatch({ type: 'progressed', id, share }));
      dispatch({ type: 'arrived', id, fileNo });
    } catch (error) {
      if (!stop.signal.aborted) dispatch({ type: 'failed', id, ...(await describeFailure(error, file)) });
    } finally {
      underWay.delete(id);
    }
  }

  function begin(file: File): Upload {
    lastId += 1;
    const reason = rejectionOf(file);
    return { id: lastId, file, state: reason === undefined ? { status: 'waiting' } : { status: 'rejected', reason } };
  }

  function remove(id: number): void {
    underWay.get(id)?.abort();
    dispatch({ type: 'removed', id });
  }

  async function settled(): Promise<void> {
    if (isSettled(queue.get())) return;
    await new Promise<void>((resolve) => {
      const unsubscribe = queue.subscribe(() => {
        if (!isSettled(queue.get())) return;
        unsubscribe();
        resolve();
      });
    });
  }

  return {
    queue,
    add: (files) => dispatch({ type: 'added', uploads: files.map(begin) }),
    remove,
    retry: (id) => dispatch({ type: 'queued', id }),
    sendAll: async () => {
      // Checked first: a form must not be sent without files because they were cleared during the upload.
      if (queue.get().length === 0) return [];
      dispatch({ type: 'queued' });
      await settled();
      return fileTokensOf(queue.get());
    },
    expire: (reason) => dispatch({ type: 'expired', reason }),
    clear: () => {
      for (const stop of underWay.values()) stop.abort();
      dispatch({ type: 'cleared' });
    },
  };
}
