import { Button } from 'antd';
import {
  type BulkAction,
  bulkActionApplies,
  type BulkResult,
  changeContentInBulk,
} from 'contract/console/bulk-changes.ts';
import type { ContentRow } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { useState } from 'react';
import { takesEffectWhenSaved } from '../../content-kinds/kinds.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useTexts } from '../../text/use-language.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';
import styles from './bulk-dialog.module.css';
import { BulkResults } from './bulk-results.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PublicationTimes, usePublicationTimes } from './publication-times.tsx';

/** What a bulk change has done. */
export type BulkDone = {
  action: BulkAction;
  isScheduled: boolean;
  results: readonly BulkResult[];
  undo: string | null;
};

/** Asks in which languages the selected items are published, withdrawn or put back, and tells what could not be done. */
export function BulkDialog({
  kind,
  action,
  rows,
  done,
  close,
}: {
  kind: ContentKind;
  action: BulkAction;
  rows: readonly ContentRow[];
  done: (change: BulkDone) => void;
  close: () => void;
}) {
  const { publishing } = useTexts();
  const { bulk } = publishing;
  // A record is on the site, or off it, in all languages.
  const isWhole = takesEffectWhenSaved(kind);
  const countIn = (locale: Locale) =>
    rows.filter(({ languages }) => bulkActionApplies(action, languages[locale])).length;
  const possible = localeNames.filter((locale) => countIn(locale) > 0);
  const [chosen, setChosen] = useState<readonly Locale[]>(possible);
  const [results, setResults] = useState<readonly BulkResult[]>();
  // Each language has an end of its own, which the gateway keeps if no other one is chosen.
  const times = usePublicationTimes(kind, false, { at: null, until: null });
  const { write, isPending } = useWrite(changeContentInBulk, { changes: changedByPublishing });
  const sent = isWhole ? [...localeNames] : [...chosen];

  async function submit(): Promise<void> {
    const chosenTimes = action === 'publish' ? times.read() : {};
    if (chosenTimes === undefined) return;
    const items = rows.map(({ id, version }) => ({ id, version }));
    const result = await write({ kind, action, items, locales: sent, ...chosenTimes });
    if (!result.ok) return;
    const { data } = result.value;
    done({ action, isScheduled: chosenTimes.at !== undefined, ...data });
    if (data.results.every(({ problem, missing }) => problem === null && missing.length === 0)) close();
    else setResults(data.results);
  }

  if (results !== undefined) return <BulkResults kind={kind} results={results} close={close} />;
  return (
    <Dialog
      title={bulk.questions[action](rows.length)}
      close={close}
      action={
        <Button
          type="primary"
          danger={action === 'withdraw'}
          loading={isPending}
          disabled={possible.length === 0 || sent.length === 0}
          onClick={() => void submit()}
        >
          {action === 'publish' && times.isScheduled ? bulk.schedule : bulk.submit[action]}
        </Button>
      }
    >
      {possible.length === 0 ? <p>{bulk.nothing[action]}</p> : null}
      {isWhole || possible.length === 0 ? null : (
        <LanguageChoice chosen={chosen} choose={setChosen} isPossible={(locale) => possible.includes(locale)}>
          {(locale) => <span className={styles.count}>{bulk.applies(countIn(locale), rows.length)}</span>}
        </LanguageChoice>
      )}
      {action === 'publish' && possible.length > 0 ? <PublicationTimes times={times} /> : null}
      <p className={styles.hint}>{bulk.hints[action]}</p>
    </Dialog>
  );
}
