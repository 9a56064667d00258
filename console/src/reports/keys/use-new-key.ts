import { saveFile } from 'client/save-file.ts';
import { registerReportKey } from 'contract/console/report-keys.ts';
import { safeFileName } from 'contract/uploads/safe-file-name.ts';
import { useState } from 'react';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useSession } from '../../shell/session.tsx';
import { currentTime } from '../../text/clock.ts';
import { formatDay } from '../../text/format.ts';
import { addMadeKey } from '../confirmed-keys.ts';
import { type MadeKey, makeKey } from './make-key.ts';
import { registrationOf, type ReportKeyList } from './registration.ts';
import { useKeyWrite } from './use-key-write.ts';

export const newKeySteps = ['passphrase', 'save', 'try', 'readOut', 'inForce'] as const;

export type NewKeyStep = (typeof newKeySteps)[number];

/** A new key from its passphrase until it is in force. It is on this page only: in the file, and encrypted. */
export function useNewKey(list: ReportKeyList) {
  const { account } = useSession();
  const { write, isPending: isRegistering } = useKeyWrite(registerReportKey);
  const [reached, setStep] = useState<NewKeyStep>('passphrase');
  const [made, setMade] = useState<MadeKey>();
  const [isFailed, setFailed] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [wasListed, setWasListed] = useState(false);
  const fileName = safeFileName(`${account.name.replaceAll(' ', '-')}.agekey`, 'agekey');

  const registration = made && registrationOf(made, list);
  const step = registration === 'inForce' ? 'inForce' : reached;
  // A list that was read before the registration does not have the key yet.
  if (registration !== undefined && !wasListed) setWasListed(true);

  const make = useOneAtATime(async (passphrase: string) => {
    setMaking(true);
    setFailed(false);
    const making = await makeKey({ passphrase, createdOn: formatDay(currentTime().toISOString()) });
    setMaking(false);
    setFailed(!making.ok);
    if (!making.ok) return;
    setMade(making.made);
    setStep('save');
  });

  function save(): void {
    if (made === undefined) return;
    saveFile({ blob: new Blob([made.file], { type: 'application/octet-stream' }), name: fileName });
    setSaved(true);
  }

  const register = useOneAtATime(async () => {
    if (made === undefined) return;
    const { recipient, signingKey } = made;
    // Also if the response is lost: the digits need not come from the server.
    addMadeKey(made);
    if (!(await write({ recipient, signingKey }))) return;
    setStep('readOut');
  });

  function startAgain(): void {
    setMade(undefined);
    setSaved(false);
    setWasListed(false);
    setStep('passphrase');
  }

  return {
    step,
    isRegistered: step === 'readOut' || step === 'inForce',
    /** Another officer has discarded it or put it out of force, or its owner has registered another one. */
    isUnregistered: wasListed && registration === undefined,
    made,
    fileName,
    isFailed,
    isSaved,
    isMaking,
    isRegistering,
    make,
    save,
    goToTry: () => setStep('try'),
    register,
    startAgain,
  };
}

export type NewKey = ReturnType<typeof useNewKey>;
