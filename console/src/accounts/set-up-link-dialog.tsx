import { App, Button } from 'antd';
import { copyText } from 'client/copy.ts';
import { Copy } from 'lucide-react';
import { Dialog } from '../parts/dialog.tsx';
import { formatTimestamp } from '../text/format.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './accounts.module.css';

/** A link by which somebody sets a password. `path` has the token. */
export type IssuedLink = { name: string; path: string; until: string };

/** Shows a set-up link, which is not shown again. */
export function SetUpLinkDialog({ link, close }: { link: IssuedLink | undefined; close: () => void }) {
  const { accounts, parts } = useTexts();
  const { message } = App.useApp();
  const url = link === undefined ? '' : location.origin + link.path;
  async function copy() {
    if (await copyText(url)) void message.success(parts.copied);
    else void message.error(parts.copyFailed);
  }
  return (
    <Dialog
      open={link !== undefined}
      title={link && accounts.linkTitle(link.name)}
      close={close}
      mask={{ closable: false }}
      foot={
        <>
          <Button onClick={close}>{parts.close}</Button>
          <Button type="primary" icon={<Copy size={14} />} onClick={() => void copy()}>
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
