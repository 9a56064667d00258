import { getComposedPage } from 'contract/composed-pages.ts';
import { type DictionaryEntry, dictionaryTypes, getDictionary } from 'contract/dictionaries.ts';
import { useEffect, useState } from 'react';
import type { Call, CallFailure } from '../call.ts';
import { isCallFailure } from '../refuse.ts';

export type Choices = { businessTypes: readonly DictionaryEntry[]; privacyVersion: string };

export type LoadedChoices = {
  choices: Choices | undefined;
  failure: CallFailure | undefined;
  reload: () => void;
};

/** What the board needs from the gateway before anything can be sent. */
export function useChoices(call: Call): LoadedChoices {
  const [asked, ask] = useState(() => loadChoices(call));
  const [choices, setChoices] = useState<Choices>();
  const [failure, setFailure] = useState<CallFailure>();

  useEffect(() => {
    let wanted = true;
    const fail = (reason: unknown) => {
      if (!isCallFailure(reason)) throw reason;
      if (wanted) setFailure(reason);
    };
    asked.then((loaded) => wanted && setChoices(loaded)).catch(fail);
    return () => void (wanted = false);
  }, [asked]);

  const reload = () => {
    setFailure(undefined);
    ask(loadChoices(call));
  };
  return { choices, failure, reload };
}

export async function loadChoices(call: Call): Promise<Choices> {
  const [types, privacy] = await Promise.all([
    call(getDictionary, { dictType: dictionaryTypes.businessType }),
    call(getComposedPage, { name: 'privacy' }),
  ]);
  return { businessTypes: types.data, privacyVersion: privacy.data.version };
}
