import { saveFile } from 'client/save-file.ts';
import { Button, Checkbox } from 'antd';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../text/use-language.ts';
import styles from './recovery-codes.module.css';
import { useCopy } from '../use-copy.ts';

/** The recovery codes, which are shown once. One can go on only after saying that they are stored. */
export function RecoveryCodes({
  codes,
  action,
  onStored,
}: {
  codes: readonly string[];
  action: string;
  onStored: () => void;
}) {
  const { signIn } = useTexts();
  const copy = useCopy();
  const [areStored, setAreStored] = useState(false);
  const text = codes.join('\n');
  return (
    <div className={styles.codes}>
      <p>{signIn.recoveryCodesHint}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={<Copy size={14} />} onClick={() => void copy(text)}>
          {signIn.copyCodes}
        </Button>
        <Button
          icon={<Download size={14} />}
          onClick={() =>
            saveFile({ blob: new Blob([`${text}\n`], { type: 'text/plain' }), name: 'recovery-codes.txt' })
          }
        >
          {signIn.downloadCodes}
        </Button>
      </div>
      <Checkbox checked={areStored} onChange={({ target }) => setAreStored(target.checked)}>
        {signIn.savedCodes}
      </Checkbox>
      <Button type="primary" size="large" block disabled={!areStored} onClick={onStored}>
        {action}
      </Button>
    </div>
  );
}
