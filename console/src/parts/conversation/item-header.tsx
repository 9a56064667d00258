import { Button } from 'antd';
import { type Locale, locales } from 'contract/locales.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../text/use-language.ts';
import styles from './item-header.module.css';

type ItemHeaderProps = {
  title: string;
  /** The language of a title that a stranger wrote. */
  titleLang?: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The language of the conversation. */
  locale: Locale;
  receivedAt: string;
  /** When it was received, in words. */
  received: string;
  back: () => void;
  /** What else is known of it. */
  marks: ReactNode;
  /** What is done with the whole item. */
  children: ReactNode;
};

/** Above an opened conversation: the way back, what it is, its language and time, and its buttons. */
export function ItemHeader(props: ItemHeaderProps) {
  const { title, titleLang, heading, locale, receivedAt, received, back, marks, children } = props;
  const { inboxItem } = useTexts();
  const { tag, shortName, ownName } = locales[locale];
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <Button type="text" aria-label={inboxItem.back} icon={<ArrowLeft size={18} />} onClick={back} />
        <h2 ref={heading} tabIndex={-1} dir="auto" lang={titleLang}>
          {title}
        </h2>
        <span className={styles.language} lang={tag}>
          {shortName}
          {ownName === shortName ? null : <em>{ownName}</em>}
        </span>
        <time dateTime={receivedAt}>{received}</time>
        {marks}
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
