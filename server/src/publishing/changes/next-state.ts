import { HttpError } from '../../http/http-error.ts';
import type { LanguageRow } from '../items/store.ts';
import { type StoredState, stateAfter, type Transition } from '../rules.ts';

/** Throws `stateConflict` for a transition that the state does not allow. */
export function nextState(transition: Transition, { state, liveRevision }: LanguageRow): StoredState {
  const next = stateAfter(transition, state, liveRevision !== null);
  if (next === undefined) throw new HttpError('stateConflict');
  return next;
}

export const noSchedule = { scheduledRevision: null, scheduledDigest: null, goLiveAt: null, withdrawAt: null };
