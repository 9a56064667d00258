import type { BlockOf } from 'contract/blocks.ts';
import { paths } from 'contract/urls/paths.ts';
import { useNamedSection } from '../../pages/scroll-restoration.ts';
import type { LangOf } from '../../text/fallback-lang.ts';
import buttons from '../button.module.css';
import primitives from '../primitives.module.css';
import { PhoneCollapsible } from '../phone-collapsible.tsx';
import { Picture } from '../media/picture.tsx';
import { MessageButton } from '../../dialogs/message-button.tsx';
import { Icon } from '../icon.tsx';
import { BlockLink } from './block-link.tsx';
import type { BlockProps, HeadingLevel } from './block-props.ts';
import { RunningText } from '../../text/running-text.tsx';
import styles from './cards-block.module.css';
import { splitLongText } from './split-text.ts';
import { BlockHeading, Heading, levelInside } from './heading.tsx';

/** So many cards with pictures, which have long texts, are rows on phones. */
const fewestRows = 5;

export function CardsBlock({ block, lang, level }: BlockProps<'cards'>) {
  const named = useNamedSection();
  const asRows = block.cards.length >= fewestRows && block.cards.some(({ picture }) => picture !== null);
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <ul className={`${styles.cards} ${primitives.stack}`} data-rows={asRows || undefined}>
        {block.cards.map((card, index) => (
          <Card
            key={index}
            card={card}
            asRow={asRows}
            named={card.name !== '' && card.name === named}
            lang={(pointer) => lang(`/cards/${index}${pointer}`)}
            level={levelInside(block, level)}
          />
        ))}
      </ul>
    </div>
  );
}

type CardProps = {
  card: BlockOf<'cards'>['cards'][number];
  asRow: boolean;
  /** The URL names this card. */
  named: boolean;
  lang: LangOf;
  level: HeadingLevel;
};

/** A card with a name can be the target of a URL, and then receives the focus. */
function Card({ card: { name, title, text, picture, link }, asRow, named, lang, level }: CardProps) {
  const anchor = name === '' ? {} : { id: name, tabIndex: -1 };
  const [start, rest] = picture === null ? [text, ''] : splitLongText(text);
  return (
    <li className={`${styles.card} ${primitives.column}`} data-named={named || undefined} {...anchor}>
      {picture === null ? null : (
        <div className={styles.picture} lang={lang('/picture/description')}>
          <Picture
            picture={picture}
            alt={picture.description}
            sizes="(max-width: 599px) 150px, (max-width: 991px) 46vw, 480px"
            width={800}
            height={500}
          />
        </div>
      )}
      <div className={`${styles.content} ${primitives.column}`}>
        <Heading
          level={level}
          className={`${styles.title} ${primitives.balanced} ${primitives.subheading}`}
          lang={lang('/title')}
        >
          {title}
        </Heading>
        <div className={`${styles.text} ${primitives.detail}`} lang={lang('/text')}>
          <p>
            <RunningText>{start}</RunningText>
          </p>
          {rest === '' ? null : (
            <PhoneCollapsible about={title} asRow={asRow}>
              <p>
                <RunningText>{rest}</RunningText>
              </p>
            </PhoneCollapsible>
          )}
        </div>
        {link === null ? null : (
          <p className={styles.linkLine}>
            {link.to === paths.message() ? (
              <MessageButton className={buttons.accent}>
                <span lang={lang('/link/label')}>{link.label}</span>
                <Icon name="go" size="small" />
              </MessageButton>
            ) : (
              <BlockLink className={buttons.more} link={link} lang={lang('/link/label')} />
            )}
          </p>
        )}
      </div>
    </li>
  );
}
