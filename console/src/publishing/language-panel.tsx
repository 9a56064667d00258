import { Button, Dropdown } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import { cancelSchedule, confirmTranslation, undoWithdrawal, withdrawContent } from 'contract/console/publishing.ts';
import { defaultLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import { fieldLabel } from '../content-kinds/field-labels.ts';
import { useWrite } from '../gateway/use-write.ts';
import { useConfirm } from '../parts/use-confirm.ts';
import { formatInstant, formatOwnTime } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { changedByPublishing } from './changed-by-publishing.ts';
import styles from './content-edit.module.css';
import { LanguageMark } from './language-mark.tsx';

const options = { changes: changedByPublishing };

/** For each language: what it is, since when, and the next step. */
export function LanguagePanel({ item, publish }: { item: ContentItem; publish: (locales: Locale[]) => void }) {
  const { publishing } = useTexts();
  return (
    <section aria-label={publishing.panel.publishing}>
      {localeNames.map((locale) => (
        <LanguageCard key={locale} item={item} locale={locale} publish={publish} />
      ))}
      {localeNames.every((locale) => item.languages[locale].abilities.publish) ? (
        <Button block onClick={() => publish([...localeNames])}>
          {publishing.panel.publishAll}
        </Button>
      ) : null}
    </section>
  );
}

function LanguageCard({
  item,
  locale,
  publish,
}: {
  item: ContentItem;
  locale: Locale;
  publish: (locales: Locale[]) => void;
}) {
  const texts = useTexts();
  const { panel } = texts.publishing;
  const ownLocale = useLocale();
  const confirm = useConfirm();
  const detail = item.languages[locale];
  const { state, abilities, since, goLiveAt, withdrawAt, staleFields } = detail;
  const withdrawal = useWrite(withdrawContent, options);
  const undo = useWrite(undoWithdrawal, options);
  const cancellation = useWrite(cancelSchedule, options);
  const confirmation = useWrite(confirmTranslation, options);
  const input = { kind: item.kind, id: item.id, locales: [locale] };
  const name = locales[locale].ownName;

  async function withdraw(): Promise<void> {
    const isWanted = await confirm({
      title: panel.withdrawQuestion(name),
      content: panel.withdrawHint,
      action: panel.withdraw,
      isDangerous: true,
    });
    if (isWanted) await withdrawal.write(input);
  }

  const ownTime = goLiveAt === null ? undefined : formatOwnTime(goLiveAt, ownLocale);
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.cardHead}>
        <h3 lang={locales[locale].tag}>{name}</h3>
        {state === 'live' && !detail.hasNewerDraft && abilities.withdraw ? (
          <Dropdown
            trigger={['click']}
            menu={{
              items: [
                ...(abilities.publish
                  ? [{ key: 'publish', label: panel.publishNow, onClick: () => publish([locale]) }]
                  : []),
                { key: 'withdraw', label: panel.withdraw, danger: true, onClick: () => void withdraw() },
              ],
            }}
          >
            <Button>{texts.shell.more}</Button>
          </Dropdown>
        ) : null}
        {state === 'withdrawn' && abilities.undoWithdrawal ? (
          <Button loading={undo.isPending} onClick={() => void undo.write(input)}>
            {panel.undoWithdrawal}
          </Button>
        ) : null}
        {state === 'scheduled' && abilities.publish ? (
          <Button onClick={() => publish([locale])}>{panel.changeTime}</Button>
        ) : null}
        {(state === 'draft' || (state === 'live' && detail.hasNewerDraft)) && abilities.publish ? (
          <Button onClick={() => publish([locale])}>
            {state === 'live' ? panel.publishChanges : panel.publishNow}
          </Button>
        ) : null}
      </div>
      <p>
        <LanguageMark summary={{ ...detail, stale: false }} />
        {since === null ? null : ` · ${panel.liveSince(formatInstant(since))}`}
      </p>
      {goLiveAt === null ? null : (
        <p>
          {panel.goesLive(formatInstant(goLiveAt))}
          {ownTime === undefined ? null : ` · ${panel.yourTime(ownTime)}`}
        </p>
      )}
      {withdrawAt === null ? null : <p>{panel.withdrawsAt(formatInstant(withdrawAt))}</p>}
      {abilities.cancelSchedule ? (
        <p>
          <Button
            size="small"
            type="link"
            loading={cancellation.isPending}
            onClick={() => void cancellation.write(input)}
          >
            {panel.cancelSchedule}
          </Button>
        </p>
      ) : null}
      {detail.problems.length > 0 && state !== 'missing' ? (
        <p>
          {panel.problems}:{' '}
          {[...new Set(detail.problems.map(({ field }) => fieldLabel(field, texts, item.kind)))].join(', ')}
        </p>
      ) : null}
      {staleFields.length > 0 && locale !== defaultLocale ? (
        <div className={styles.waits}>
          {panel.staleFields(staleFields.map((field) => fieldLabel(field, texts)).join(', '))}{' '}
          {abilities.confirmTranslation ? (
            <Button
              size="small"
              loading={confirmation.isPending}
              onClick={() => void confirmation.write({ kind: item.kind, id: item.id, version: item.version, locale })}
            >
              {panel.stillRight}
            </Button>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}
