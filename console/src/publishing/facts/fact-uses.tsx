import type { FactUse } from 'contract/console/fact-uses.ts';
import { factText, fillFacts } from 'contract/fact-texts.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import type { FactName, Facts } from 'contract/settings.ts';
import { Link } from 'react-router';
import { contentPath } from '../../content-kinds/content-path.ts';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './facts.module.css';
import { countLiveUses } from './use-fact-uses.ts';

type FactUsesProps = {
  fact: FactName;
  /** As they are typed, and as they are saved. */
  facts: Facts;
  saved: Facts;
  uses: readonly FactUse[] | undefined;
};

/** How a fact is written in each language, and what quotes it, with the words that they will have. */
export function FactUses({ fact, facts, saved, uses }: FactUsesProps) {
  const texts = useTexts();
  const words = texts.publishing.facts;
  const own = uses?.filter((use) => use.fact === fact);
  return (
    <section className={styles.uses} aria-label={words.usesOf(fieldLabel(fact, texts))}>
      <h2>{fieldLabel(fact, texts)}</h2>
      <h3>{words.written}</h3>
      <dl>
        {localeNames.map((locale) => (
          <div key={locale}>
            <dt>{locales[locale].shortName}</dt>
            <dd lang={locales[locale].tag}>
              <Change before={factText(fact, saved, locale)} after={factText(fact, facts, locale)} />
            </dd>
          </div>
        ))}
      </dl>
      {own === undefined ? null : (
        <>
          <h3 aria-live="polite">
            {own.length === 0 ? words.noUses : words.changeTogether(countLiveUses(own, [fact]))}
          </h3>
          <ul>
            {[...itemsOf(own)].map(([key, ofItem]) => (
              <QuotingItem key={key} uses={ofItem} {...{ facts, saved }} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The uses of each item, in their order. */
function itemsOf(uses: readonly FactUse[]): Map<string, FactUse[]> {
  const items = new Map<string, FactUse[]>();
  for (const use of uses) {
    const key = `${use.kind} ${use.id}`;
    items.set(key, [...(items.get(key) ?? []), use]);
  }
  return items;
}

function QuotingItem({ uses, facts, saved }: { uses: readonly FactUse[]; facts: Facts; saved: Facts }) {
  const texts = useTexts();
  const locale = useLocale();
  const [first] = uses;
  if (first === undefined) return null;
  const { kind, id, titles } = first;
  return (
    <li>
      <Link to={contentPath(kind, id)}>{itemTitle(titles, locale) || texts.publishing.kinds[kind]}</Link>
      <small>{texts.publishing.kinds[kind]}</small>
      {uses.map((use) => (
        <Quotation key={use.field} {...{ use, facts, saved }} />
      ))}
    </li>
  );
}

/** A field that quotes the fact: its name, the languages, and the words around the fact in the reader's language. */
function Quotation({ use, facts, saved }: { use: FactUse; facts: Facts; saved: Facts }) {
  const texts = useTexts();
  const words = texts.publishing.facts;
  const own = useLocale();
  const { kind, id, field, fact, quotations } = use;
  const shown = quotations.find(({ locale }) => locale === own) ?? quotations[0];
  return (
    <div className={styles.quotation}>
      <p>
        <span>{fieldLabel(field, texts, kind)}</span>
        {localeNames.map((locale) => {
          const quotation = quotations.find((one) => one.locale === locale);
          return quotation === undefined ? null : (
            <Link
              key={locale}
              to={contentPath(kind, id, locale)}
              title={quotation.isLive ? undefined : words.draftOnly}
            >
              {locales[locale].shortName}
            </Link>
          );
        })}
        {quotations.some(({ isLive }) => isLive) ? null : <em>{words.draftOnly}</em>}
      </p>
      {shown === undefined ? null : <Words {...shown} {...{ fact, facts, saved }} />}
    </div>
  );
}

/** The words around a fact, in which it stands out. */
function Words({
  text,
  locale,
  fact,
  facts,
  saved,
}: {
  text: string;
  locale: Locale;
  fact: FactName;
  facts: Facts;
  saved: Facts;
}) {
  // The capturing group puts the placeholders at the odd indexes.
  const parts = text.split(new RegExp(`(\\{${fact}(?:\\.\\w+)?\\})`));
  return (
    <p className={styles.words} lang={locales[locale].tag}>
      {parts.map((part, index) => {
        const key = `${index} ${part}`;
        const after = fillFacts(part, facts, locale);
        return index % 2 === 0 ? (
          <span key={key}>{after}</span>
        ) : (
          <Change key={key} before={fillFacts(part, saved, locale)} after={after} />
        );
      })}
    </p>
  );
}

function Change({ before, after }: { before: string; after: string }) {
  if (before === after) return <b>{after}</b>;
  return (
    <>
      <del>{before}</del> <ins>{after}</ins>
    </>
  );
}
