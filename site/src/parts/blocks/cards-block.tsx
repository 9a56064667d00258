import type { BlockOf } from 'contract/blocks.ts';
import { useNamedSection } from '../../kept-place.ts';
import buttons from '../button.module.css';
import { Picture } from '../picture.tsx';
import { BlockLink } from './block-link.tsx';
import type { BlockProps, HeadingLevel, LangOf } from './block-props.ts';
import styles from './cards-block.module.css';
import { BlockHeading, Heading, levelInside } from './heading.tsx';

export function CardsBlock({ block, lang, level }: BlockProps<'cards'>) {
  const named = useNamedSection();
  return (
    <div>
      <BlockHeading block={block} lang={lang} level={level} />
      <ul className={styles.cards}>
        {block.cards.map((card, index) => (
          <Card
            key={index}
            card={card}
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
  /** The address names it. */
  named: boolean;
  lang: LangOf;
  level: HeadingLevel;
};

/** Where it has a name an address may lead to it; it then takes the keyboard along. */
function Card({ card: { name, title, text, picture, link }, named, lang, level }: CardProps) {
  const place = name === '' ? {} : { id: name, tabIndex: -1 };
  return (
    <li className={styles.card} data-named={named || undefined} {...place}>
      {picture === null ? null : (
        <div className={styles.picture} lang={lang('/picture/description')}>
          <Picture
            picture={picture}
            alt={picture.description}
            sizes="(max-width: 599px) 92vw, (max-width: 991px) 46vw, 480px"
            width={800}
            height={500}
          />
        </div>
      )}
      <div className={styles.words}>
        <Heading level={level} className={styles.title} lang={lang('/title')}>
          {title}
        </Heading>
        <p className={styles.say} lang={lang('/text')}>
          {text}
        </p>
        {link === null ? null : (
          <p className={styles.go}>
            <BlockLink className={buttons.more} link={link} lang={lang('/link/label')} />
          </p>
        )}
      </div>
    </li>
  );
}
