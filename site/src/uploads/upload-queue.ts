/** The upload states of a form's files, as a reducer without I/O. */

export type UploadState =
  /** Chosen; nothing has been sent. */
  | { status: 'waiting' }
  /** Waiting for a free connection. */
  | { status: 'queued' }
  /** The share that has been sent, from 0 to 1. */
  | { status: 'sending'; share: number }
  /** The server stores it under this token. */
  | { status: 'done'; fileNo: string }
  /** A retry may succeed. */
  | { status: 'failed'; reason: string }
  /** The server will never accept this file. */
  | { status: 'rejected'; reason: string };

export type Upload = { id: number; file: File; state: UploadState };

export type UploadEvent =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'removed'; id: number }
  | { type: 'cleared' }
  /** Without an id: all files that have not arrived. */
  | { type: 'queued'; id?: number }
  | { type: 'started'; id: number }
  | { type: 'progressed'; id: number; share: number }
  | { type: 'arrived'; id: number; fileNo: string }
  | { type: 'failed'; id: number; reason: string; final: boolean }
  /** The tokens have expired, so files that had arrived must be sent again. */
  | { type: 'expired'; reason: string };

const sendingAtOnce = 3;

/** Ignores late events for files that were removed or have changed state. */
export function nextQueue(queue: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'cleared') return [];
  if (event.type === 'added') return [...queue, ...event.uploads];
  if (event.type === 'removed') return queue.filter(({ id }) => id !== event.id);
  return queue.map((upload) => ({ ...upload, state: nextState(upload, event) }));
}

type EventOfOne = Exclude<UploadEvent, { type: 'added' | 'removed' | 'cleared' }>;

function nextState({ id, state }: Upload, event: EventOfOne): UploadState {
  if (event.type === 'expired') return state.status === 'done' ? { status: 'failed', reason: event.reason } : state;
  if (event.type === 'queued') {
    const meant = event.id === undefined || event.id === id;
    return meant && (state.status === 'waiting' || state.status === 'failed') ? { status: 'queued' } : state;
  }
  if (event.id !== id) return state;
  if (event.type === 'started') return state.status === 'queued' ? { status: 'sending', share: 0 } : state;
  if (state.status !== 'sending') return state;
  if (event.type === 'progressed') return { status: 'sending', share: event.share };
  if (event.type === 'arrived') return { status: 'done', fileNo: event.fileNo };
  return { status: event.final ? 'rejected' : 'failed', reason: event.reason };
}

/** The files that can be part of the submission. */
export function acceptable(queue: readonly Upload[]): readonly Upload[] {
  return queue.filter(({ state }) => state.status !== 'rejected');
}

/** The files to send next: in list order, three at a time, and at most `most` in total. */
export function nextToSend(queue: readonly Upload[], most: number): readonly Upload[] {
  const free = sendingAtOnce - queue.filter(({ state }) => state.status === 'sending').length;
  const queued = acceptable(queue)
    .slice(0, most)
    .filter(({ state }) => state.status === 'queued');
  return queued.slice(0, Math.max(0, free));
}

/** Whether no file is queued or being sent. */
export function isSettled(queue: readonly Upload[]): boolean {
  return !queue.some(({ state }) => state.status === 'queued' || state.status === 'sending');
}

/** The tokens in list order; undefined when there is none or a file has not arrived. */
export function fileTokensOf(queue: readonly Upload[]): readonly string[] | undefined {
  const tokens = queue.flatMap(({ state }) => (state.status === 'done' ? state.fileNo : []));
  return tokens.length > 0 && tokens.length === queue.length ? tokens : undefined;
}
