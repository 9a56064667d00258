import { Checkbox, Select } from 'antd';
import type { PreviewedFilm, PreviewedItem } from 'contract/console/content-exchange.ts';
import { isStaffFieldErrorCode } from 'contract/console/errors.ts';
import { staffWords } from 'contract/console/words/words.ts';
import { isFieldErrorCode } from 'contract/errors.ts';
import { words } from 'contract/words/words.ts';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { fieldLabel } from '../content-kinds/field-labels.ts';
import { Empty } from '../parts/loading/empty.tsx';
import { FieldDifferences } from '../publishing/versions/field-differences.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './content-exchange.module.css';
import { type Choice, choicesOf, type Importing, type Preview } from './use-import.ts';

type PreviewProps = { importing: Importing; preview: Preview };

/** What the file would change, item by item and field by field. */
export function ImportPreview({ importing, preview }: PreviewProps) {
  const { contentExchange, parts } = useTexts();
  const { choices, setChoices, applied, file } = importing;
  /** The numbers of the items whose differences are shown. The next file begins without. */
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const possible = preview.items.filter((item) => choicesOf(item).length > 0);
  const newPictures = preview.pictures.filter(({ isNew }) => isNew).length;
  const filmsIn = (state: PreviewedFilm['state']) => preview.films.filter((film) => film.state === state);
  const [newFilms, missingFilms] = [filmsIn('new').length, filmsIn('missing').map(({ name }) => name)];

  function choose(number: number, choice: Choice | undefined): void {
    const next = new Map(choices);
    if (choice === undefined) next.delete(number);
    else next.set(number, choice);
    setChoices(next);
  }

  return (
    <section className={styles.preview} aria-label={contentExchange.previewTitle(file?.name ?? '')}>
      <h2>{contentExchange.previewTitle(file?.name ?? '')}</h2>
      <p>
        {applied === undefined ? contentExchange.previewNote(preview.items.length) : contentExchange.appliedNote}
        {newPictures + newFilms > 0 ? ` ${contentExchange.media(newPictures, newFilms)}` : ''}
        {missingFilms.length > 0 ? ` ${contentExchange.missingFilms(parts.list(missingFilms))}` : ''}
      </p>
      {preview.items.length === 0 ? (
        <Empty title={contentExchange.empty} />
      ) : (
        <>
          {applied === undefined && possible.length > 0 ? (
            <Checkbox
              className={styles.all ?? ''}
              checked={choices.size === possible.length}
              indeterminate={choices.size > 0 && choices.size < possible.length}
              onChange={({ target }) => setChoices(target.checked ? withAll(choices, possible) : new Map())}
            >
              {contentExchange.selectAll}
            </Checkbox>
          ) : null}
          <ul className={styles.items}>
            {preview.items.map((item) => (
              <PreviewedRow
                key={item.number}
                item={item}
                choice={choices.get(item.number)}
                choose={(choice) => choose(item.number, choice)}
                appliedId={applied?.items.find(({ number }) => number === item.number)?.id}
                isApplied={applied !== undefined}
                isExpanded={expanded.has(item.number)}
                toggle={() => setExpanded(toggled(expanded, item.number))}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** A choice for each item that can be imported: the one that is made already, or its first. */
function withAll(choices: ReadonlyMap<number, Choice>, possible: readonly PreviewedItem[]): Map<number, Choice> {
  return new Map(
    possible.flatMap((item) => {
      const choice = choices.get(item.number) ?? choicesOf(item)[0];
      return choice === undefined ? [] : [[item.number, choice] as const];
    }),
  );
}

function toggled(expanded: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(expanded);
  if (!next.delete(number)) next.add(number);
  return next;
}

type RowProps = {
  item: PreviewedItem;
  choice: Choice | undefined;
  choose: (choice: Choice | undefined) => void;
  /** The item's id here, once it is imported. */
  appliedId: string | undefined;
  isApplied: boolean;
  isExpanded: boolean;
  toggle: () => void;
};

function PreviewedRow({ item, choice, choose, appliedId, isApplied, isExpanded, toggle }: RowProps) {
  const { contentExchange, publishing } = useTexts();
  const { kind, title, outcome, existing, changedFields } = item;
  const possible = choicesOf(item);
  const [first] = possible;
  const id = appliedId ?? existing?.id;
  const hasDetails = item.fields.length > 0 || item.problems.length > 0;
  const labels: Record<Choice, string> = {
    change: contentExchange.asChange(existing?.title ?? ''),
    new: contentExchange.asNew,
  };
  return (
    <li data-outcome={outcome}>
      <div className={styles.row}>
        <Checkbox
          aria-label={title}
          checked={choice !== undefined}
          disabled={first === undefined || isApplied}
          onChange={({ target }) => choose(target.checked ? first : undefined)}
        />
        <span className={styles.name}>
          {id === undefined ? <b>{title}</b> : <Link to={contentPath(kind, id)}>{title}</Link>}
          <small>{publishing.kinds[kind]}</small>
        </span>
        {possible.length > 1 && !isApplied ? (
          <Select<Choice>
            aria-label={contentExchange.target}
            size="small"
            className={styles.target ?? ''}
            value={choice ?? 'change'}
            disabled={choice === undefined}
            onChange={choose}
            options={possible.map((value) => ({ value, label: labels[value] }))}
          />
        ) : null}
        <span className={styles.outcome}>{contentExchange.outcomes[outcome]}</span>
        {hasDetails ? (
          <button type="button" className={styles.expand} aria-expanded={isExpanded} onClick={toggle}>
            <ChevronRight size={14} aria-hidden="true" />
            {changedFields > 0 ? contentExchange.fields(changedFields) : contentExchange.showFields}
          </button>
        ) : null}
      </div>
      {isExpanded ? <Details item={item} /> : null}
    </li>
  );
}

function Details({ item: { fields, changedFields, problems } }: { item: PreviewedItem }) {
  const texts = useTexts();
  const { contentExchange } = texts;
  const locale = useLocale();
  const reasonOf = (code: string): string => {
    if (isStaffFieldErrorCode(code)) return staffWords[locale].fieldErrors[code];
    return isFieldErrorCode(code) ? words[locale].fieldErrors[code] : code;
  };
  return (
    <div className={styles.details}>
      {problems.length > 0 ? (
        <div className={styles.leftOut}>
          <h3>{contentExchange.leftOut}</h3>
          <ul>
            {problems.map(({ field, code }) => (
              <li key={`${field} ${code}`}>
                {fieldLabel(field, texts)}: {reasonOf(code)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <FieldDifferences fields={fields} />
      {changedFields > fields.length ? <p>{contentExchange.moreFields(changedFields - fields.length)}</p> : null}
    </div>
  );
}
