import { Alert, InputNumber } from 'antd';
import type { FactUse } from 'contract/console/fact-uses.ts';
import { factNames, factText } from 'contract/fact-texts.ts';
import { formatNumber } from 'contract/format-number.ts';
import { localeNames, locales } from 'contract/locales.ts';
import type { FactName } from 'contract/settings.ts';
import { Fragment, type ReactNode, useState } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useMediaQuery } from '../../parts/use-media-query.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { type Body, withValue } from '../body.ts';
import { FactUses } from './fact-uses.tsx';
import { changedFacts, differingCounters, factsOf } from './facts-of.ts';
import styles from './facts.module.css';
import { useFactUses } from './use-fact-uses.ts';

type FactFieldsProps = {
  body: Body;
  /** What is saved. */
  saved: Body;
  isReadOnly: boolean;
  change: (changed: (body: Body) => Body) => void;
  /** The other fields. */
  children: ReactNode;
};

/** The group's facts as a table: each is typed once, and beside it stands what quotes it. */
export function FactFields({ body, saved, isReadOnly, change, children }: FactFieldsProps) {
  const [chosen, setChosen] = useState<FactName>(() => changedFacts(saved, body)[0] ?? 'replyHours');
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const uses = useFactUses();
  const ownUses = <FactUses fact={chosen} facts={factsOf(body)} saved={factsOf(saved)} uses={uses} />;
  return (
    <div className={styles.facts}>
      <div>
        <FactTable {...{ body, uses, chosen, isReadOnly, isNarrow }} choose={setChosen} change={change}>
          {isNarrow ? ownUses : null}
        </FactTable>
        {children}
        <CounterNotes body={body} />
      </div>
      {isNarrow ? null : <aside className={styles.beside}>{ownUses}</aside>}
    </div>
  );
}

/** Below the counters: which of them contradict a fact. */
function CounterNotes({ body }: { body: Body }) {
  const texts = useTexts();
  const locale = useLocale();
  const differing = differingCounters(body);
  return (
    <div className={styles.notes} aria-live="polite">
      {differing.map(({ counter, counted, fact, stated }) => (
        <Alert
          key={counter}
          type="warning"
          showIcon
          title={texts.publishing.facts.counterDiffers(
            { name: fieldLabel(counter, texts), figure: formatNumber(locale, counted) },
            { name: fieldLabel(fact, texts), figure: formatNumber(locale, stated) },
          )}
        />
      ))}
    </div>
  );
}

type FactTableProps = {
  body: Body;
  uses: readonly FactUse[] | undefined;
  chosen: FactName;
  isReadOnly: boolean;
  isNarrow: boolean;
  choose: (fact: FactName) => void;
  change: FactFieldsProps['change'];
  /** Below the chosen row. */
  children: ReactNode;
};

function FactTable({ children, ...props }: FactTableProps) {
  const texts = useTexts();
  const words = texts.publishing.facts;
  return (
    <table className={styles.table} aria-label={texts.publishing.kinds.facts}>
      <thead>
        <tr>
          <th scope="col">{words.fact}</th>
          <th scope="col">{words.value}</th>
          {props.isNarrow
            ? null
            : localeNames.map((locale) => (
                <th key={locale} scope="col" lang={locales[locale].tag}>
                  {locales[locale].ownName}
                </th>
              ))}
          <th scope="col">{words.uses}</th>
        </tr>
      </thead>
      <tbody>
        {factNames.map((fact) => (
          <Fragment key={fact}>
            <FactRow fact={fact} {...props} />
            {fact === props.chosen && children !== null ? (
              <tr className={styles.below}>
                <td colSpan={3}>{children}</td>
              </tr>
            ) : null}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type FactRowProps = Omit<FactTableProps, 'children'> & { fact: FactName };

function FactRow({ fact, body, uses, chosen, isReadOnly, isNarrow, choose, change }: FactRowProps) {
  const texts = useTexts();
  const label = fieldLabel(fact, texts);
  const value = body[fact];
  return (
    <tr data-chosen={fact === chosen} onFocus={() => choose(fact)}>
      <th scope="row">
        {label}
        <code>{fact}</code>
      </th>
      <td>
        <InputNumber
          aria-label={label}
          className={styles.value ?? ''}
          controls={false}
          disabled={isReadOnly}
          value={typeof value === 'number' ? value : null}
          onChange={(typed) => change((current) => withValue(current, fact, typed))}
        />
      </td>
      {isNarrow
        ? null
        : localeNames.map((locale) => (
            <td key={locale} lang={locales[locale].tag}>
              {factText(fact, factsOf(body), locale)}
            </td>
          ))}
      <td>
        {uses === undefined ? null : (
          <button type="button" aria-pressed={fact === chosen} onClick={() => choose(fact)}>
            {texts.publishing.facts.count(uses.filter((use) => use.fact === fact).length)}
          </button>
        )}
      </td>
    </tr>
  );
}
