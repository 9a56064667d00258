import { useEffect, useEffectEvent, useState } from 'react';
import { claimDraftOfClosedTab, deleteDraft, readDraft, storeDraft, type StoredValues } from './unsaved-drafts.ts';

export type UnsavedDraft<Values> = {
  /** What was typed before and is offered again; undefined if nothing was, or once the offer is closed. */
  offered: { storedAt: Date; values: Values } | undefined;
  /** The offer was accepted or declined. */
  closeOffer: () => void;
  /** Everything is saved or discarded. */
  delete: () => void;
};

/**
 * Stores what is being typed into a form in this browser, and offers it again when the form is opened the next time.
 * `values` is undefined while nothing differs from what is saved. Passwords and codes must not be among them.
 */
export function useUnsavedDraft<Values>(
  accountId: number,
  form: string,
  values: Values | undefined,
  isValues: (stored: unknown) => stored is Values,
): UnsavedDraft<Values> {
  const accepted = (draft: StoredValues | undefined): UnsavedDraft<Values>['offered'] =>
    draft !== undefined && isValues(draft.values) ? { storedAt: draft.storedAt, values: draft.values } : undefined;
  const [offered, setOffered] = useState(() => accepted(readDraft(accountId, form)));
  const offer = useEffectEvent((draft: StoredValues | undefined) => setOffered((before) => before ?? accepted(draft)));
  useEffect(() => {
    if (readDraft(accountId, form) === undefined) void claimDraftOfClosedTab(accountId, form).then(offer);
  }, [accountId, form]);
  const text = values === undefined ? undefined : JSON.stringify(values);
  const store = useEffectEvent((changed: string | undefined) => {
    if (changed === undefined) {
      // An offer that nobody has answered stays stored.
      if (offered === undefined) deleteDraft(accountId, form);
    } else storeDraft(accountId, form, values);
  });
  useEffect(() => store(text), [text]);
  return {
    offered,
    closeOffer: () => {
      setOffered(undefined);
      if (values === undefined) deleteDraft(accountId, form);
    },
    delete: () => {
      setOffered(undefined);
      deleteDraft(accountId, form);
    },
  };
}
