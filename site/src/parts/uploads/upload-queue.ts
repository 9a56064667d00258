/** The files of one form and how far each has come. No I/O: what happens to them comes as events, what is to be done next is asked for. */

export type UploadState =
  /** Chosen; nothing of it has left the machine. */
  | { is: 'waiting' }
  /** To be sent as soon as its turn comes. */
  | { is: 'asked' }
  /** `share` of it, from 0 to 1, has been sent. */
  | { is: 'sending'; share: number }
  /** The server keeps it under this handle. */
  | { is: 'done'; fileNo: string }
  /** May arrive at another try. */
  | { is: 'failed'; reason: string }
  /** Can never be taken as it is. */
  | { is: 'refused'; reason: string };

export type Upload = { id: number; file: File; state: UploadState };

export type UploadEvent =
  | { type: 'added'; uploads: readonly Upload[] }
  | { type: 'removed'; id: number }
  | { type: 'cleared' }
  /** Without an id, all that have not arrived. */
  | { type: 'asked'; id?: number }
  | { type: 'begun'; id: number }
  | { type: 'progressed'; id: number; share: number }
  | { type: 'arrived'; id: number; fileNo: string }
  | { type: 'failed'; id: number; reason: string; final: boolean }
  /** The handles are good no longer: what had arrived must be sent again. */
  | { type: 'spent'; reason: string };

const sendingAtOnce = 3;

/** An event that comes too late, for a file that has been taken away or has gone on, changes nothing. */
export function nextQueue(queue: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'cleared') return [];
  if (event.type === 'added') return [...queue, ...event.uploads];
  if (event.type === 'removed') return queue.filter(({ id }) => id !== event.id);
  return queue.map((upload) => ({ ...upload, state: nextState(upload, event) }));
}

type EventOfOne = Exclude<UploadEvent, { type: 'added' | 'removed' | 'cleared' }>;

function nextState({ id, state }: Upload, event: EventOfOne): UploadState {
  if (event.type === 'spent') return state.is === 'done' ? { is: 'failed', reason: event.reason } : state;
  if (event.type === 'asked') {
    const meant = event.id === undefined || event.id === id;
    return meant && (state.is === 'waiting' || state.is === 'failed') ? { is: 'asked' } : state;
  }
  if (event.id !== id) return state;
  if (event.type === 'begun') return state.is === 'asked' ? { is: 'sending', share: 0 } : state;
  if (state.is !== 'sending') return state;
  if (event.type === 'progressed') return { is: 'sending', share: event.share };
  if (event.type === 'arrived') return { is: 'done', fileNo: event.fileNo };
  return { is: event.final ? 'refused' : 'failed', reason: event.reason };
}

/** Those that can become part of the submission, however many. */
export function acceptable(queue: readonly Upload[]): readonly Upload[] {
  return queue.filter(({ state }) => state.is !== 'refused');
}

/** Whose turn it is now: in the order of the list, three at a time, and none beyond the `most` that may be sent in all. */
export function nextToSend(queue: readonly Upload[], most: number): readonly Upload[] {
  const free = sendingAtOnce - queue.filter(({ state }) => state.is === 'sending').length;
  const asked = acceptable(queue)
    .slice(0, most)
    .filter(({ state }) => state.is === 'asked');
  return asked.slice(0, Math.max(0, free));
}

/** Nothing is on its way. */
export function isSettled(queue: readonly Upload[]): boolean {
  return !queue.some(({ state }) => state.is === 'asked' || state.is === 'sending');
}

/** The handles in the order of the list; undefined while there is none, or one file has not arrived. */
export function handlesOf(queue: readonly Upload[]): readonly string[] | undefined {
  const handles = queue.flatMap(({ state }) => (state.is === 'done' ? state.fileNo : []));
  return handles.length > 0 && handles.length === queue.length ? handles : undefined;
}
