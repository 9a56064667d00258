import { Button, Input, type InputRef } from 'antd';
import { FileKey2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { FileInput } from '../parts/uploads/file-input.tsx';
import { useDroppedFiles } from '../parts/uploads/use-dropped-files.ts';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import type { KeyFile } from '../shell/officer-key.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './key-fields.module.css';
import type { ChosenKeyFile } from './use-key-file.ts';

/** The passphrase of a key. Browsers should neither store it nor check its spelling. */
export function PassphraseField({
  label,
  value,
  type,
  isReadOnly,
  isWrong,
  hasFocus = false,
}: {
  label: string;
  value: string;
  type: (typed: string) => void;
  isReadOnly: boolean;
  isWrong: boolean;
  /** When it appears. */
  hasFocus?: boolean;
}) {
  const field = useFocusOnMount<InputRef>();
  return (
    <label className={styles.field}>
      {label}
      <Input.Password
        {...(hasFocus && { ref: field })}
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

/** The name of a key file in a box, with what can be done about it. */
export function KeyFileBox({
  isChosen,
  isDragged = false,
  children,
}: {
  isChosen: boolean;
  isDragged?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.file} data-dragged={isDragged} data-chosen={isChosen}>
      <FileKey2 size={20} strokeWidth={1.5} aria-hidden="true" />
      {children}
    </div>
  );
}

/** A key file and its passphrase, if it has one. */
export function KeyFileFields({
  chosen: { file, passphrase, problem, isProtected, choose, typePassphrase },
  isKept = false,
  isBusy,
  isOpened = false,
}: {
  chosen: ChosenKeyFile;
  /** The page still has the file of the key that was open before. */
  isKept?: boolean;
  isBusy: boolean;
  isOpened?: boolean;
}) {
  const { unlock: texts } = useTexts().reports;
  return (
    <>
      <KeyFileField
        file={file}
        isKept={isKept}
        isProtected={isProtected}
        isDisabled={isBusy || isOpened}
        choose={choose}
      />
      {isProtected && !isOpened ? (
        <PassphraseField
          // Another file is another passphrase: the field has the focus again.
          key={file?.name}
          label={texts.passphrase}
          value={passphrase}
          type={typePassphrase}
          isReadOnly={isBusy}
          isWrong={problem !== undefined}
          hasFocus
        />
      ) : null}
    </>
  );
}

/** A field for the file of a private key, which can also be dropped anywhere on the page. */
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
      <KeyFileBox isChosen={file !== undefined} isDragged={isDragged}>
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
      </KeyFileBox>
      <small className={styles.hint} data-warning={file !== undefined && !isProtected}>
        {hint}
      </small>
    </div>
  );
}
