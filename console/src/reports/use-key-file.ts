import { isSealedKey, type KeyPair } from 'contract/sealing/key-text.ts';
import { useState } from 'react';
import { type KeyFile, lockSignal } from '../shell/officer-key.ts';
import { type KeyProblem, maxKeyBytes, readKey } from './read-key.ts';

/** A chosen key file and what is typed as its passphrase. */
export function useKeyFile(kept?: KeyFile) {
  const [file, setFile] = useState(kept);
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<KeyProblem>();
  const [isPending, setPending] = useState(false);
  const isProtected = file !== undefined && isSealedKey(file.bytes);

  async function choose(chosen: File): Promise<void> {
    setPassphrase('');
    setFile(undefined);
    setProblem(undefined);
    if (chosen.size > maxKeyBytes) return setProblem('notAKey');
    // A stick may have been pulled out.
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) setProblem('failed');
    else setFile({ name: chosen.name, bytes: new Uint8Array(bytes) });
  }

  function typePassphrase(typed: string): void {
    setPassphrase(typed);
    setProblem(undefined);
  }

  /** Undefined if it does not open, or the page was locked meanwhile. */
  async function read(): Promise<KeyPair | undefined> {
    if (file === undefined) return undefined;
    if (isProtected && passphrase === '') {
      setProblem('passphraseNeeded');
      return undefined;
    }
    setPending(true);
    setProblem(undefined);
    const locked = lockSignal();
    try {
      const reading = await readKey({ bytes: file.bytes, passphrase: isProtected ? passphrase : undefined });
      if (locked.aborted) return undefined;
      if (reading.ok) return { identity: reading.identity, recipient: reading.recipient };
      setProblem(reading.problem);
      return undefined;
    } finally {
      setPending(false);
    }
  }

  return {
    file,
    passphrase,
    problem,
    isProtected,
    isPending,
    choose: (chosen: File) => void choose(chosen),
    typePassphrase,
    read,
  };
}

export type ChosenKeyFile = ReturnType<typeof useKeyFile>;
