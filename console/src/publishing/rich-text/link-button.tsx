import type { Editor } from '@tiptap/react';
import { Button, Input, Popover } from 'antd';
import { isAllowedLink } from 'contract/urls/allowed-link.ts';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../text/use-language.ts';
import styles from './rich-text-toolbar.module.css';

/** Makes the selected words a link, or changes or removes the one that they are in. */
export function LinkButton({ editor, isActive }: { editor: Editor | undefined; isActive: boolean }) {
  const { write } = useTexts().publishing;
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState('');
  const isWrong = href.trim() !== '' && !isAllowedLink(href.trim());

  function open(willOpen: boolean): void {
    setOpen(willOpen);
    if (willOpen) setHref(String(editor?.getAttributes('link')['href'] ?? ''));
  }

  function setLink(): void {
    if (href.trim() === '' || isWrong) return;
    editor?.chain().focus().extendMarkRange('link').setLink({ href: href.trim() }).run();
    setOpen(false);
  }

  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={open}
      content={
        <div className={styles.link}>
          <Input
            aria-label={write.linkAddress}
            placeholder="https://"
            value={href}
            status={isWrong ? 'error' : ''}
            onChange={({ target }) => setHref(target.value)}
            onPressEnter={setLink}
          />
          {isWrong ? <small role="alert">{write.linkRule}</small> : null}
          <div className={styles.row}>
            {isActive ? (
              <Button
                type="text"
                onClick={() => {
                  editor?.chain().focus().extendMarkRange('link').unsetLink().run();
                  setOpen(false);
                }}
              >
                {write.removeLink}
              </Button>
            ) : null}
            <Button onClick={setLink} disabled={href.trim() === '' || isWrong}>
              {write.setLink}
            </Button>
          </div>
        </div>
      }
    >
      <button
        type="button"
        title={write.link}
        aria-label={write.link}
        aria-pressed={isActive}
        disabled={editor === undefined}
      >
        <Link2 size={16} strokeWidth={1.6} />
      </button>
    </Popover>
  );
}
