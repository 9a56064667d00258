import { Button, Input, type InputRef } from 'antd';
import { isSealedKey } from 'contract/sealing/key-text.ts';
import { FileKey2, LockOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { FileInput } from '../../parts/file-input.tsx';
import { useDroppedFiles } from '../../parts/use-dropped-files.ts';
import { useFocusOnMount } from '../../parts/use-focus-on-mount.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { type KeyFile, lockSignal, unlock, useOfficerKey } from '../../shell/officer-key.ts';
import { useTexts } from '../../text/use-language.ts';
import { type KeyProblem, maxKeyBytes, readKey } from '../read-key.ts';
import { reportKeysPath } from '../report-path.ts';
import styles from './unlock-screen.module.css';

/** The key file, its passphrase if it has one, and the button that opens it in this browser. */
export function UnlockForm() {
  const { unlock: texts } = useTexts().reports;
  const { file, passphrase, problem, isProtected, isPending, isKept, choose, typePassphrase, open } = useUnlocking();
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <KeyFileField file={file} isKept={isKept} isProtected={isProtected} isDisabled={isPending} choose={choose} />
      {isProtected ? (
        <PassphraseField
          // Another file is another passphrase: the field has the focus again.
          key={file?.name}
          value={passphrase}
          type={typePassphrase}
          isReadOnly={isPending}
          isWrong={problem !== undefined}
        />
      ) : null}
      <p
        className={problem === undefined ? styles.hint : styles.problem}
        role={problem === undefined ? undefined : 'alert'}
      >
        {problem === undefined ? (isProtected ? texts.passphraseHint : null) : texts.problems[problem]}
      </p>
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        disabled={file === undefined}
        loading={isPending}
        icon={<LockOpen size={16} />}
      >
        {isPending ? texts.opening : texts.open}
      </Button>
      <p className={styles.hint}>{texts.trust}</p>
      <p className={styles.hint}>
        <Link to={reportKeysPath}>{texts.noKey}</Link>
      </p>
    </form>
  );
}

function PassphraseField({
  value,
  type,
  isReadOnly,
  isWrong,
}: {
  value: string;
  type: (typed: string) => void;
  isReadOnly: boolean;
  isWrong: boolean;
}) {
  const { unlock: texts } = useTexts().reports;
  const field = useFocusOnMount<InputRef>();
  return (
    <label className={styles.field}>
      {texts.passphrase}
      <Input.Password
        ref={field}
        size="large"
        autoComplete="off"
        spellCheck={false}
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => type(target.value)}
        {...(isWrong && { status: 'error' as const, 'aria-invalid': true })}
      />
    </label>
  );
}

function KeyFileField({
  file,
  isKept,
  isProtected,
  isDisabled,
  choose,
}: {
  file: KeyFile | undefined;
  isKept: boolean;
  isProtected: boolean;
  isDisabled: boolean;
  choose: (file: File) => void;
}) {
  const { unlock: texts } = useTexts().reports;
  const input = useRef<HTMLInputElement>(null);
  const chooseFirst = ([first]: readonly File[]) => {
    if (first !== undefined && !isDisabled) choose(first);
  };
  const isDragged = useDroppedFiles(chooseFirst) !== undefined;
  const hint =
    file === undefined ? texts.readHere : isKept ? texts.fileKept : isProtected ? texts.readHere : texts.noPassphrase;
  return (
    <div className={styles.field}>
      <span>{texts.keyFile}</span>
      <div className={styles.file} data-dragged={isDragged} data-chosen={file !== undefined}>
        <FileKey2 size={20} strokeWidth={1.5} aria-hidden="true" />
        <output>{isDragged ? texts.release : (file?.name ?? texts.drop)}</output>
        <Button
          type={file === undefined ? 'default' : 'text'}
          disabled={isDisabled}
          autoFocus={file === undefined}
          onClick={() => input.current?.click()}
        >
          {file === undefined ? texts.choose : texts.another}
        </Button>
        <FileInput
          ref={input}
          label={texts.keyFile}
          extensions={['agekey', 'age', 'txt', 'key']}
          onChosen={chooseFirst}
        />
      </div>
      <small className={styles.hint} data-warning={file !== undefined && !isProtected}>
        {hint}
      </small>
    </div>
  );
}

function useUnlocking() {
  const { file: kept } = useOfficerKey();
  const [file, setFile] = useState(kept);
  const [passphrase, typePassphrase] = useState('');
  const [problem, setProblem] = useState<KeyProblem>();
  const [isPending, setPending] = useState(false);
  const isProtected = file !== undefined && isSealedKey(file.bytes);

  async function choose(chosen: File): Promise<void> {
    typePassphrase('');
    setFile(undefined);
    setProblem(undefined);
    if (chosen.size > maxKeyBytes) return setProblem('notAKey');
    // A stick may have been pulled out.
    const bytes = await chosen.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) setProblem('failed');
    else setFile({ name: chosen.name, bytes: new Uint8Array(bytes) });
  }

  const open = useOneAtATime(async () => {
    if (file === undefined) return;
    if (isProtected && passphrase === '') return setProblem('passphraseNeeded');
    setPending(true);
    setProblem(undefined);
    const signedOut = lockSignal();
    try {
      const reading = await readKey({ bytes: file.bytes, passphrase: isProtected ? passphrase : undefined });
      if (signedOut.aborted) return;
      if (!reading.ok) return setProblem(reading.problem);
      const { identity, recipient } = reading;
      // A file without a passphrase would be the key itself.
      unlock({ identity, recipient, fileName: file.name }, isProtected ? file : undefined);
    } finally {
      setPending(false);
    }
  });

  return {
    file,
    passphrase,
    problem,
    isProtected,
    isPending,
    isKept: file !== undefined && file === kept,
    choose: (chosen: File) => void choose(chosen),
    typePassphrase: (typed: string) => {
      typePassphrase(typed);
      setProblem(undefined);
    },
    open,
  };
}
