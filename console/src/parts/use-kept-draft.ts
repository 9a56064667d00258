import { useEffect, useEffectEvent, useState } from 'react';
import { dropDraft, keepDraft, type KeptValues, readDraft, takeDraftOfClosedTab } from './kept-drafts.ts';

export type KeptDraft<Values> = {
  /** What was typed before and is offered again; undefined if nothing was, or once it is answered. */
  offered: { keptAt: Date; values: Values } | undefined;
  /** The offer was accepted or declined. */
  answer: () => void;
  /** Everything is saved or discarded. */
  drop: () => void;
};

/**
 * Keeps what is being typed into a form in this browser, and offers it again when the form is opened the next time.
 * `values` is undefined while nothing differs from what is saved. Passwords and codes must not be among them.
 */
export function useKeptDraft<Values>(
  accountId: number,
  form: string,
  values: Values | undefined,
  isValues: (stored: unknown) => stored is Values,
): KeptDraft<Values> {
  const accepted = (draft: KeptValues | undefined): KeptDraft<Values>['offered'] =>
    draft !== undefined && isValues(draft.values) ? { keptAt: draft.keptAt, values: draft.values } : undefined;
  const [offered, setOffered] = useState(() => accepted(readDraft(accountId, form)));
  const offer = useEffectEvent((draft: KeptValues | undefined) => setOffered((before) => before ?? accepted(draft)));
  useEffect(() => {
    if (readDraft(accountId, form) === undefined) void takeDraftOfClosedTab(accountId, form).then(offer);
  }, [accountId, form]);
  const text = values === undefined ? undefined : JSON.stringify(values);
  const keep = useEffectEvent((changed: string | undefined) => {
    if (changed === undefined) {
      // An offer that nobody has answered stays kept.
      if (offered === undefined) dropDraft(accountId, form);
    } else keepDraft(accountId, form, values);
  });
  useEffect(() => keep(text), [text]);
  return {
    offered,
    answer: () => {
      setOffered(undefined);
      if (values === undefined) dropDraft(accountId, form);
    },
    drop: () => {
      setOffered(undefined);
      dropDraft(accountId, form);
    },
  };
}
