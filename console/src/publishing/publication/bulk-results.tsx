import { Button } from 'antd';
import type { BulkResult } from 'contract/console/bulk-changes.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { locales } from 'contract/locales.ts';
import { Link } from 'react-router';
import { contentPath } from '../../content-kinds/content-path.ts';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import styles from './bulk-dialog.module.css';

/** The items that a bulk change has left as they were, or partly, and why. */
export function BulkResults({
  kind,
  results,
  close,
}: {
  kind: ContentKind;
  results: readonly BulkResult[];
  close: () => void;
}) {
  const texts = useTexts();
  const { publishing, parts } = texts;
  const { bulk } = publishing;
  const ownLocale = useLocale();
  const changed = results.filter(({ problem }) => problem === null).length;
  const listed = results.filter(({ problem, missing }) => problem !== null || missing.length > 0);

  function reasonOf({ problem, missing }: BulkResult): string {
    const missingText =
      missing.length === 0 ? [] : [bulk.missing(parts.list(missing.map((locale) => locales[locale].ownName)))];
    if (problem === null) return missingText.join('');
    const names = problem.fields.map(
      ({ field, locale }) => fieldLabel(field, texts) + (locale === null ? '' : ` ${locales[locale].shortName}`),
    );
    const reason = bulk.problems[problem.code];
    const fields = parts.list([...new Set(names)].slice(0, 5));
    return [names.length === 0 ? reason : parts.labelled(reason, fields), ...missingText].join(parts.betweenSentences);
  }

  return (
    <Dialog
      title={bulk.resultTitle}
      close={close}
      footer={
        <Button type="primary" onClick={close}>
          {parts.close}
        </Button>
      }
    >
      <p className={styles.done}>{bulk.resultNote(changed, results.length - changed)}</p>
      <ul className={styles.results}>
        {listed.map((result) => (
          <li key={result.id}>
            <Link to={contentPath(kind, result.id)}>{itemTitle(result.titles, ownLocale) || publishing.untitled}</Link>
            <small>{reasonOf(result)}</small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
