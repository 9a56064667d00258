import { App, Button, Checkbox, DatePicker, Modal, Radio } from 'antd';
import {
  type ContentItem,
  getContent,
  listContent,
  listRevisions,
  listTranslations,
  publishContent,
} from 'contract/console/publishing.ts';
import { defaultLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useWrite } from '../gateway/use-write.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { textOf } from './body.ts';
import { fieldLabel } from './field-labels.ts';
import { definitionOf } from './kinds.ts';
import { LanguageMark } from './language-mark.tsx';
import styles from './publish-dialog.module.css';

/** A wall time in Beijing as an instant, whatever this computer's time zone is. */
function beijingInstant(time: Dayjs): string {
  return `${time.format('YYYY-MM-DDTHH:mm:ss')}+08:00`;
}

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
  const { publishing, parts } = texts;
  const { dialog } = publishing;
  const ownLocale = useLocale();
  const { message } = App.useApp();
  const isReady = (locale: Locale) =>
    item.languages[locale].abilities.publish && item.languages[locale].problems.length === 0;
  const [chosen, setChosen] = useState<readonly Locale[]>(preset.filter(isReady));
  const [isScheduled, setScheduled] = useState(
    preset.length > 0 && preset.every((locale) => item.languages[locale].state === 'scheduled'),
  );
  const [at, setAt] = useState<Dayjs | null>(null);
  const [ends, setEnds] = useState(false);
  const [until, setUntil] = useState<Dayjs | null>(null);
  const { write, isPending } = useWrite(publishContent, {
    changes: [getContent, listContent, listTranslations, listRevisions],
  });
  const names = chosen.map((locale) => locales[locale].ownName).join(', ');
  const [problem, setProblem] = useState<string>();

  function problemAt(now: number): string | undefined {
    if ((isScheduled && at === null) || (ends && until === null)) return dialog.timeNeeded;
    const start = isScheduled && at !== null ? Date.parse(beijingInstant(at)) : now;
    if (isScheduled && start <= now) return dialog.timePast;
    if (ends && until !== null && Date.parse(beijingInstant(until)) <= start) return dialog.untilBeforeStart;
    return undefined;
  }

  async function submit(): Promise<void> {
    const found = problemAt(Date.now());
    setProblem(found);
    if (found !== undefined) return;
    const result = await write({
      kind: item.kind,
      id: item.id,
      version: item.version,
      locales: [...chosen],
      ...(isScheduled && at !== null && { at: beijingInstant(at) }),
      ...(ends && until !== null && { until: beijingInstant(until) }),
    });
    if (!result.ok) return;
    void message.success(isScheduled ? dialog.scheduled : dialog.published);
    close();
  }

  return (
    <Modal
      open
      title={dialog.title(titleOf(item, ownLocale) || publishing.untitled)}
      onCancel={close}
      transitionName=""
      maskTransitionName=""
      footer={
        <>
          <Button onClick={close}>{parts.cancel}</Button>
          <Button type="primary" loading={isPending} disabled={chosen.length === 0} onClick={() => void submit()}>
            {chosen.length === 0 ? publishing.publish : isScheduled ? dialog.schedule(names) : dialog.submit(names)}
          </Button>
        </>
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
      <div className={styles.time}>
        <Radio.Group
          value={isScheduled ? 'at' : 'now'}
          onChange={({ target }) => setScheduled(target.value === 'at')}
          options={[
            { value: 'now', label: dialog.now },
            { value: 'at', label: dialog.at },
          ]}
        />
        {isScheduled ? (
          <>
            <DatePicker
              aria-label={dialog.at}
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              value={at}
              onChange={setAt}
            />
            <span className={styles.why}>{dialog.beijing}</span>
          </>
        ) : null}
      </div>
      <div className={styles.time}>
        <Checkbox checked={ends} onChange={({ target }) => setEnds(target.checked)}>
          {dialog.until}
        </Checkbox>
        {ends ? (
          <DatePicker
            aria-label={dialog.until}
            showTime={{ format: 'HH:mm' }}
            format="YYYY-MM-DD HH:mm"
            value={until}
            onChange={setUntil}
          />
        ) : null}
      </div>
      <p className={problem === undefined ? styles.why : styles.error} role={problem === undefined ? 'note' : 'alert'}>
        {problem ?? (isScheduled ? dialog.scheduledHint : dialog.hint)}
      </p>
    </Modal>
  );
}

function titleOf({ kind, body }: ContentItem, own: Locale): string {
  const { title } = definitionOf(kind);
  return title === undefined ? '' : textOf(body, title, own) || textOf(body, title, defaultLocale);
}
