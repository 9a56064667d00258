import { Button, Radio } from 'antd';
import type { FieldReference, Resolution, VersionConflict } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { defaultLocale, isLocale, locales } from 'contract/locales.ts';
import { useState } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { type Body, textOf } from '../body.ts';
import { printable } from '../versions/field-differences.tsx';
import { plainText, WordDifference } from '../versions/word-difference.tsx';
import { changedParagraphs } from './changed-paragraphs.ts';
import styles from './conflict-dialog.module.css';

/** What the editor has: the body that was read, the one that was typed, and the fields that differ. */
export type Typed = { base: Body; body: Body; changed: readonly FieldReference[] };

type ConflictDialogProps = {
  kind: ContentKind;
  conflict: VersionConflict;
  typed: Typed;
  close: () => void;
  resolve: (resolution: Resolution) => void;
};

/** Asks about the fields that two people changed differently. What only one of them changed is merged already. */
export function ConflictDialog({ kind, conflict, typed, close, resolve }: ConflictDialogProps) {
  const words = useTexts().publishing.conflict;
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const isDecided = conflict.fields.every((_, index) => choices[index] !== undefined);
  return (
    <Dialog
      title={words.title}
      width={760}
      close={close}
      action={
        <Button
          type="primary"
          disabled={!isDecided}
          onClick={() =>
            resolve({
              version: conflict.version,
              theirs: conflict.fields.flatMap(({ field, locale }, index) =>
                choices[index] === 'theirs' ? [{ field, locale }] : [],
              ),
            })
          }
        >
          {words.submit}
        </Button>
      }
    >
      <p>{words.text(conflict.changedBy ?? words.somebody)}</p>
      {conflict.fields.map((field, index) => (
        <ChangedByBoth
          key={`${field.field} ${field.locale}`}
          kind={kind}
          field={field}
          choice={choices[index]}
          choose={(choice) => setChoices({ ...choices, [index]: choice })}
        />
      ))}
      <Merged kind={kind} conflict={conflict} typed={typed} />
    </Dialog>
  );
}

type Choice = 'mine' | 'theirs';

function useFieldName(kind: ContentKind): (field: FieldReference) => string {
  const texts = useTexts();
  return ({ field, locale }) => {
    const label = fieldLabel(field, texts, kind);
    return locale === null ? label : texts.parts.inLanguage(label, locales[locale].ownName);
  };
}

/** One field with both values, of which one has to be chosen. */
function ChangedByBoth({
  kind,
  field: { field, locale, before, mine, theirs },
  choice,
  choose,
}: {
  kind: ContentKind;
  field: VersionConflict['fields'][number];
  choice: Choice | undefined;
  choose: (choice: Choice) => void;
}) {
  const words = useTexts().publishing.conflict;
  const name = useFieldName(kind)({ field, locale });
  const language = isLocale(locale) ? locale : defaultLocale;
  const { permissions } = useSession();
  // Without a language it is a value of all languages, such as a removed row, which a translator cannot bring back.
  const mayUseMine = locale !== null || mayUseContent(definitionOf(kind).lifecycle, 'edit', permissions);
  return (
    <section className={styles.both}>
      <h3>
        {name}
        <em>{words.both}</em>
      </h3>
      <Radio.Group
        aria-label={name}
        className={styles.choices ?? ''}
        value={choice ?? null}
        onChange={({ target }) => choose(target.value === 'mine' ? 'mine' : 'theirs')}
      >
        <Radio value="theirs">
          {words.theirs}
          <WordDifference before={printable(before)} after={printable(theirs)} locale={language} />
        </Radio>
        <Radio value="mine" disabled={!mayUseMine}>
          {words.mine}
          <WordDifference before={printable(before)} after={printable(mine)} locale={language} />
        </Radio>
      </Radio.Group>
    </section>
  );
}

/** What only one of the two has changed, and will be saved. */
function Merged({ kind, conflict, typed: { base, body, changed } }: Omit<ConflictDialogProps, 'close' | 'resolve'>) {
  const words = useTexts().publishing.conflict;
  const isAsked = ({ field, locale }: FieldReference) =>
    conflict.fields.some((asked) => asked.field.split('/')[0] === field && asked.locale === locale);
  const theirs = conflict.theirs.map((one) => ({ ...one, by: words.byThem(conflict.changedBy ?? words.somebody) }));
  const mine = changed
    .filter((field) => !isAsked(field))
    .map((field) => ({ ...field, value: valueOf(body, field), by: words.byMe }));
  if (theirs.length + mine.length === 0) return null;
  return (
    <section className={styles.merged}>
      <h3>{words.merged}</h3>
      <ul>
        {[...theirs, ...mine].map(({ field, locale, value, by }) => (
          <MergedField
            key={`${field} ${locale} ${by}`}
            {...{ kind, field, locale, value, by }}
            before={valueOf(base, { field, locale })}
          />
        ))}
      </ul>
    </section>
  );
}

function MergedField({
  kind,
  by,
  before,
  value,
  ...field
}: FieldReference & { kind: ContentKind; by: string; before: unknown; value: unknown }) {
  const { parts } = useTexts();
  const name = useFieldName(kind)(field);
  const language = isLocale(field.locale) ? field.locale : defaultLocale;
  const changes =
    typeof before === 'string' && typeof value === 'string'
      ? changedParagraphs(plainText(before), plainText(value))
      : [];
  return (
    <li>
      <span>{name}</span>
      <div>
        {typeof value === 'boolean' ? (value ? parts.yes : parts.no) : null}
        {changes.map((change) => (
          <WordDifference key={`${change.before} ${change.after}`} {...change} locale={language} />
        ))}
      </div>
      <small>{by}</small>
    </li>
  );
}

/** The value of a field of a body itself; undefined for one in a row of a list. */
function valueOf(body: Body, { field, locale }: FieldReference): unknown {
  return locale === null ? body[field] : textOf(body, field, locale);
}
