import { App, Button, Checkbox } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import { publishContent } from 'contract/console/publishing.ts';
import { defaultLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import { useState } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { textOf } from '../body.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';
import { LanguageMark } from '../language-mark.tsx';
import { PublicationTimes, usePublicationTimes } from './publication-times.tsx';
import styles from './publish-dialog.module.css';

/** Publishes the saved draft in some languages together, now or at a time, with an optional end. */
export function PublishDialog({
  item,
  chosen: preset,
  close,
}: {
  item: ContentItem;
  chosen: readonly Locale[];
  close: () => void;
}) {
  const texts = useTexts();
  const { publishing } = texts;
  const { dialog } = publishing;
  const ownLocale = useLocale();
  const { message } = App.useApp();
  const isReady = (locale: Locale) =>
    item.languages[locale].abilities.publish && item.languages[locale].problems.length === 0;
  const [chosen, setChosen] = useState<readonly Locale[]>(preset.filter(isReady));
  const times = usePublicationTimes(
    preset.length > 0 && preset.every((locale) => item.languages[locale].state === 'scheduled'),
  );
  const { isScheduled } = times;
  const { write, isPending } = useWrite(publishContent, { changes: changedByPublishing });
  const names = chosen.map((locale) => locales[locale].ownName).join(', ');

  async function submit(): Promise<void> {
    const chosenTimes = times.read();
    if (chosenTimes === undefined) return;
    const result = await write({
      kind: item.kind,
      id: item.id,
      version: item.version,
      locales: [...chosen],
      ...chosenTimes,
    });
    if (!result.ok) return;
    void message.success(isScheduled ? dialog.scheduled : dialog.published);
    close();
  }

  return (
    <Dialog
      title={dialog.title(titleOf(item, ownLocale) || publishing.untitled)}
      close={close}
      action={
        <Button type="primary" loading={isPending} disabled={chosen.length === 0} onClick={() => void submit()}>
          {chosen.length === 0 ? publishing.publish : isScheduled ? dialog.schedule(names) : dialog.submit(names)}
        </Button>
      }
    >
      <div className={styles.languages}>
        {localeNames.map((locale) => {
          const detail = item.languages[locale];
          return (
            <div key={locale} className={styles.language}>
              <Checkbox
                checked={chosen.includes(locale)}
                disabled={!isReady(locale)}
                onChange={({ target }) =>
                  setChosen(localeNames.filter((name) => (name === locale ? target.checked : chosen.includes(name))))
                }
              >
                <b lang={locales[locale].tag}>{locales[locale].ownName}</b>
              </Checkbox>
              <LanguageMark summary={detail} />
              {detail.problems.length > 0 ? (
                <span className={styles.why}>
                  {dialog.cannot}:{' '}
                  {[...new Set(detail.problems.map(({ field }) => fieldLabel(field, texts)))].join(', ')}
                </span>
              ) : null}
            </div>
          );
        })}
      </div>
      <PublicationTimes times={times} />
    </Dialog>
  );
}

function titleOf({ kind, body }: ContentItem, own: Locale): string {
  const { title } = definitionOf(kind);
  return title === undefined ? '' : textOf(body, title, own) || textOf(body, title, defaultLocale);
}
