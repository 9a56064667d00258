import { App, Button } from 'antd';
import type { FailedField } from 'client/failure.ts';
import type { ContentItem, LanguageDetail } from 'contract/console/content-items.ts';
import { publishContent } from 'contract/console/publishing.ts';
import { defaultLocale, type Locale, locales } from 'contract/locales.ts';
import { useState } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { currentTime } from '../../text/clock.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { textOf } from '../body.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';
import { LanguageMark } from '../language-mark.tsx';
import { RejectedFields } from '../rejected-fields.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { plannedTimes } from './planned-times.ts';
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
  const { parts, publishing } = useTexts();
  const { dialog } = publishing;
  const ownLocale = useLocale();
  const { message } = App.useApp();
  const isReady = (locale: Locale) =>
    item.languages[locale].abilities.publish && item.languages[locale].problems.length === 0;
  const [chosen, setChosen] = useState<readonly Locale[]>(preset.filter(isReady));
  const times = usePublicationTimes(
    item.kind,
    preset.length > 0 && preset.every((locale) => item.languages[locale].state === 'scheduled'),
    plannedTimes(
      chosen.map((locale) => item.languages[locale]),
      currentTime(),
    ),
    item.body,
  );
  const { isScheduled } = times;
  const { write, isPending } = useWrite(publishContent, { changes: changedByPublishing });
  const [rejected, setRejected] = useState<readonly FailedField[]>([]);
  const names = parts.list(chosen.map((locale) => locales[locale].ownName));

  async function submit(): Promise<void> {
    const chosenTimes = times.read();
    setRejected([]);
    if (chosenTimes === undefined) return;
    const result = await write({
      kind: item.kind,
      id: item.id,
      version: item.version,
      locales: [...chosen],
      ...chosenTimes,
    });
    if (!result.ok) {
      setRejected(result.failure.fields);
      return;
    }
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
      <LanguageChoice chosen={chosen} choose={setChosen} isPossible={isReady}>
        {(locale) => <LanguageState detail={item.languages[locale]} />}
      </LanguageChoice>
      <PublicationTimes times={times} />
      {rejected.length === 0 ? null : <RejectedFields title={dialog.rejected} kind={item.kind} fields={rejected} />}
    </Dialog>
  );
}

/** The state of a language, and the fields that keep it from being published. */
function LanguageState({ detail }: { detail: LanguageDetail }) {
  const texts = useTexts();
  const fields = new Set(detail.problems.map(({ field }) => fieldLabel(field, texts)));
  return (
    <>
      <LanguageMark summary={detail} />
      {fields.size > 0 ? (
        <span className={styles.why}>
          {texts.parts.labelled(texts.publishing.dialog.cannot, texts.parts.list([...fields]))}
        </span>
      ) : null}
    </>
  );
}

function titleOf({ kind, body }: ContentItem, own: Locale): string {
  const { title } = definitionOf(kind);
  return title === undefined ? '' : textOf(body, title, own) || textOf(body, title, defaultLocale);
}
