import { Button, Radio } from 'antd';
import type { Resolution, VersionConflict } from 'contract/console/content-items.ts';
import { defaultLocale, isLocale, locales } from 'contract/locales.ts';
import { useState } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from '../versions/field-differences.module.css';
import { printable } from '../versions/field-differences.tsx';
import { WordDifference } from '../versions/word-difference.tsx';

type Choice = 'mine' | 'theirs';

/** Asks about the fields that two people changed differently. What only one of them changed is merged already. */
export function ConflictDialog({
  conflict,
  close,
  resolve,
}: {
  conflict: VersionConflict;
  close: () => void;
  resolve: (resolution: Resolution) => void;
}) {
  const words = useTexts().publishing.conflict;
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({});
  const isDecided = conflict.fields.every((_, index) => choices[index] !== undefined);
  return (
    <Dialog
      title={words.title}
      width={720}
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
      <dl className={styles.fields}>
        {conflict.fields.map((difference, index) => (
          <ConflictingField
            key={`${difference.field} ${difference.locale}`}
            difference={difference}
            choice={choices[index]}
            choose={(choice) => setChoices({ ...choices, [index]: choice })}
          />
        ))}
      </dl>
    </Dialog>
  );
}

function ConflictingField({
  difference: { field, locale, before, mine, theirs },
  choice,
  choose,
}: {
  difference: VersionConflict['fields'][number];
  choice: Choice | undefined;
  choose: (choice: Choice) => void;
}) {
  const texts = useTexts();
  const words = texts.publishing.conflict;
  const language = isLocale(locale) ? locale : defaultLocale;
  return (
    <div>
      <dt>
        {fieldLabel(field, texts)}
        {locale === null ? '' : `, ${locales[locale].ownName}`}
      </dt>
      <dd>
        <Radio.Group
          aria-label={fieldLabel(field, texts)}
          value={choice}
          onChange={({ target }) => choose(target.value === 'mine' ? 'mine' : 'theirs')}
        >
          <Radio value="mine">
            {words.mine}
            <WordDifference before={printable(before)} after={printable(mine)} locale={language} />
          </Radio>
          <Radio value="theirs">
            {words.theirs}
            <WordDifference before={printable(before)} after={printable(theirs)} locale={language} />
          </Radio>
        </Radio.Group>
      </dd>
    </div>
  );
}
