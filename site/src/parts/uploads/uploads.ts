import { mostFiles } from 'contract/uploads.ts';
import { handlesOf, isSettled, nextQueue, nextToSend, type Upload, type UploadEvent } from './upload-queue.ts';

/** Why a file did not arrive, in the visitor's words; `final` when another try would end the same way. */
export type UploadFailure = { reason: string; final: boolean };

export type UploadsOptions = {
  /** Why a file is not even tried, in the visitor's words. */
  refusalOf: (file: File) => string | undefined;
  /** Gives the handle of a file that has arrived; throws when it has not. */
  send: (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<string>;
  failureOf: (reason: unknown, file: File) => Promise<UploadFailure>;
  /** Each file is sent as soon as it is chosen; otherwise when `sendAll` asks for it. */
  automatic: boolean;
};

export type Uploads = {
  list: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  /** Takes a file away; what is on its way is broken off. */
  remove: (id: number) => void;
  retry: (id: number) => void;
  /** Sends what has not arrived yet and waits for all; gives the handles, none where there are no files, or undefined when not every file has one. */
  sendAll: () => Promise<readonly string[] | undefined>;
  /** The server takes none of the handles any more: the files wait for another try, for this reason. */
  spend: (reason: string) => void;
  /** Breaks off everything and forgets the files. */
  clear: () => void;
};

/** Sends the files of one form, several at a time. */
export function createUploads({ refusalOf, send, failureOf, automatic }: UploadsOptions): Uploads {
  const listeners = new Set<() => void>();
  const underWay = new Map<number, AbortController>();
  let queue: readonly Upload[] = [];
  let lastId = 0;

  function happen(event: UploadEvent): void {
    queue = nextQueue(queue, event);
    for (const upload of nextToSend(queue, mostFiles)) void bring(upload);
    for (const listener of listeners) listener();
  }

  async function bring({ id, file }: Upload): Promise<void> {
    const stop = new AbortController();
    underWay.set(id, stop);
    queue = nextQueue(queue, { type: 'begun', id });
    try {
      const fileNo = await send(file, stop.signal, (share) => happen({ type: 'progressed', id, share }));
      happen({ type: 'arrived', id, fileNo });
    } catch (reason) {
      if (!stop.signal.aborted) happen({ type: 'failed', id, ...(await failureOf(reason, file)) });
    } finally {
      underWay.delete(id);
    }
  }

  function begin(file: File): Upload {
    lastId += 1;
    const reason = refusalOf(file);
    const state: Upload['state'] =
      reason === undefined ? { is: automatic ? 'asked' : 'waiting' } : { is: 'refused', reason };
    return { id: lastId, file, state };
  }

  function remove(id: number): void {
    underWay.get(id)?.abort();
    happen({ type: 'removed', id });
  }

  function settled(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSettled(queue)) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
    });
  }

  return {
    list: () => queue,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => happen({ type: 'added', uploads: files.map(begin) }),
    remove,
    retry: (id) => happen({ type: 'asked', id }),
    sendAll: async () => {
      // Asked before: files that are cleared away while they are sent must not make a form go without them.
      if (queue.length === 0) return [];
      happen({ type: 'asked' });
      await settled();
      return handlesOf(queue);
    },
    spend: (reason) => happen({ type: 'spent', reason }),
    clear: () => {
      for (const stop of underWay.values()) stop.abort();
      happen({ type: 'cleared' });
    },
  };
}
