import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { Dialog } from '../parts/dialog.tsx';
import { useCopy } from '../parts/use-copy.ts';
import { formatTimestamp } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './accounts.module.css';

/** A link by which somebody sets a password. `path` has the token. */
export type IssuedLink = { name: string; path: string; until: string };

/** Shows a set-up link, which is not shown again. */
export function SetUpLinkDialog({ link, close }: { link: IssuedLink | undefined; close: () => void }) {
  const { accounts, parts } = useTexts();
  const copy = useCopy();
  const url = link === undefined ? '' : location.origin + link.path;
  return (
    <Dialog
      open={link !== undefined}
      title={link && accounts.linkTitle(link.name)}
      close={close}
      mask={{ closable: false }}
      foot={
        <>
          <Button onClick={close}>{parts.close}</Button>
          <Button type="primary" icon={<Copy size={14} />} onClick={() => void copy(url)}>
            {accounts.copyLink}
          </Button>
        </>
      }
    >
      <code className={styles.link}>{url}</code>
      <p>{link && accounts.linkHint(formatTimestamp(link.until))}</p>
    </Dialog>
  );
}
