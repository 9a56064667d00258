import { Button } from 'antd';
import type { InboxItem } from 'contract/console/inbox-item.ts';
import { daysOfGrace } from 'contract/console/item-retention.ts';
import { CalendarPlus, Hourglass, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import styles from './retention.module.css';
import { UndoExtension } from './undo-extension.tsx';

/** Until when an opened item is kept and why, and how that is changed. */
export function ItemRetention({ item, onErased }: { item: InboxItem; onErased: () => void }) {
  const { retention: texts } = useTexts();
  const locale = useLocale();
  const [opened, setOpened] = useState<'extend' | 'erase'>();
  const { retention, abilities } = item;
  const close = () => setOpened(undefined);
  return (
    <section className={styles.item}>
      <h4>{texts.title}</h4>
      <p>
        <Hourglass size={14} aria-hidden="true" />
        <span>
          {texts.erasedOn(formatCalendarDay(retention.erasedOn, locale))}
          <small>
            {retention.keptFor === null ? texts.rule(retention.days, daysOfGrace) : texts.keptFor[retention.keptFor]}
          </small>
        </span>
      </p>
      {abilities.erase ? (
        <div className={styles.buttons}>
          {abilities.extend ? (
            <Button size="small" icon={<CalendarPlus size={14} />} onClick={() => setOpened('extend')}>
              {texts.extend}
            </Button>
          ) : null}
          <UndoExtension item={item} />
          <Button size="small" danger icon={<Trash2 size={14} />} onClick={() => setOpened('erase')}>
            {texts.erase}
          </Button>
        </div>
      ) : null}
      {opened === 'extend' ? <ExtendDialog item={item} close={close} /> : null}
      {opened === 'erase' ? <EraseDialog item={item} close={close} onErased={onErased} /> : null}
    </section>
  );
}
