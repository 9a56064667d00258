import { getComposedPage } from 'contract/composed-pages.ts';
import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { useEffect, useState } from 'react';
import type { Call, CallFailure } from '../call.ts';
import { isCallFailure } from '../refuse.ts';

type Choices = { businessTypes: readonly DictionaryEntry[]; privacyVersion: string };

export type LoadedChoices = {
  choices: Choices | undefined;
  failure: CallFailure | undefined;
  reload: () => void;
};

/** What the board needs from the gateway before anything can be sent. */
export function useChoices(call: Call): LoadedChoices {
  const [choices, setChoices] = useState<Choices>();
  const [failure, setFailure] = useState<CallFailure>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    loadChoices(call, leaving.signal).then(setChoices, (reason: unknown) => {
      if (leaving.signal.aborted) return;
      if (!isCallFailure(reason)) throw reason;
      setFailure(reason);
    });
    return () => leaving.abort();
  }, [call, round]);

  const reload = () => {
    setFailure(undefined);
    setRound(round + 1);
  };
  return { choices, failure, reload };
}

async function loadChoices(call: Call, signal: AbortSignal): Promise<Choices> {
  const [types, privacy] = await Promise.all([
    call(getDictionary, { dictType: dictionaryTypes.businessType }, signal),
    call(getComposedPage, { name: 'privacy' }, signal),
  ]);
  return { businessTypes: types.data, privacyVersion: privacy.data.version };
}
