import { App, Button, Dropdown } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import { cancelSchedule, undoWithdrawal, withdrawContent } from 'contract/console/publishing.ts';
import { defaultLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { useConfirm } from '../../parts/use-confirm.ts';
import { currentTime } from '../../text/clock.ts';
import { formatInstant, formatOwnTime } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';
import { LanguageMark } from '../language-mark.tsx';
import { isOverdue } from '../publication/overdue.ts';
import { useConfirmTranslation } from '../publication/use-confirm-translation.ts';
import styles from './content-edit.module.css';

const options = { changes: changedByPublishing };

/** For each language: what it is, since when, and the next step. */
export function LanguagePanel(props: Omit<CardProps, 'locale'>) {
  const { item, publish } = props;
  const { publishing } = useTexts();
  return (
    <section aria-label={publishing.panel.publishing}>
      {localeNames.map((locale) => (
        <LanguageCard key={locale} {...props} locale={locale} />
      ))}
      {localeNames.every((locale) => item.languages[locale].abilities.publish) ? (
        <Button block onClick={() => publish([...localeNames])}>
          {publishing.panel.publishAll}
        </Button>
      ) : null}
    </section>
  );
}

type CardProps = {
  item: ContentItem;
  /** The one that the editor shows: somebody else may have saved since. */
  version: number;
  locale: Locale;
  publish: (locales: Locale[]) => void;
};

function LanguageCard(props: CardProps) {
  const { item, locale } = props;
  const texts = useTexts();
  const { panel } = texts.publishing;
  const detail = item.languages[locale];
  const { state, since } = detail;
  const name = locales[locale].ownName;
  const problems = new Set(detail.problems.map(({ field }) => fieldLabel(field, texts, item.kind)));
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.cardHeader}>
        <h3 lang={locales[locale].tag}>{name}</h3>
        <NextStep {...props} />
      </div>
      <p>
        <LanguageMark summary={{ ...detail, stale: false }} />
        {since === null ? null : ` · ${panel.liveSince(formatInstant(since))}`}
      </p>
      <Schedule {...props} />
      {problems.size > 0 && state !== 'missing' ? (
        <p>{texts.parts.labelled(panel.problems, texts.parts.list([...problems]))}</p>
      ) : null}
      <StaleFields {...props} />
    </article>
  );
}

/** The button of what can be done next with a language. */
function NextStep({ item: { kind, id, languages }, locale, publish }: CardProps) {
  const texts = useTexts();
  const { publishing, shell } = texts;
  const { panel } = publishing;
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { state, hasNewerDraft, goLiveAt, abilities } = languages[locale];
  const withdrawal = useWrite(withdrawContent, options);
  const undo = useWrite(undoWithdrawal, options);
  const input = { kind, id, locales: [locale] };
  const publishItem = { key: 'publish', label: panel.publishNow, onClick: () => publish([locale]) };
  const withdrawItem = { key: 'withdraw', label: panel.withdraw, danger: true, onClick: () => void withdraw() };

  async function withdraw(): Promise<void> {
    const isWanted = await confirm({
      title: panel.withdrawQuestion(locales[locale].ownName),
      content: panel.withdrawHint,
      action: panel.withdraw,
      isDangerous: true,
    });
    if (isWanted) await withdrawal.write(input);
  }

  /** Another item may have taken its number meanwhile. */
  async function putBack(): Promise<void> {
    const result = await undo.write(input);
    if (result.ok || result.failure.fields.length === 0) return;
    const reasons = result.failure.fields.map(({ field, message: reason }) =>
      texts.parts.labelled(fieldLabel(field, texts, kind), reason),
    );
    void message.error(reasons.join('\n'));
  }

  if (state === 'live' && !hasNewerDraft)
    return abilities.withdraw ? (
      <Dropdown trigger={['click']} menu={{ items: abilities.publish ? [publishItem, withdrawItem] : [withdrawItem] }}>
        <Button>{shell.more}</Button>
      </Dropdown>
    ) : null;
  if (state === 'withdrawn')
    return abilities.undoWithdrawal ? (
      <Button loading={undo.isPending} onClick={() => void putBack()}>
        {panel.undoWithdrawal}
      </Button>
    ) : null;
  if (state === 'missing' || !abilities.publish) return null;
  const labels = { scheduled: panel.changeTime, live: panel.publishChanges, draft: panel.publishNow };
  const label = goLiveAt !== null && hasNewerDraft ? panel.scheduleNewVersion : labels[state];
  return <Button onClick={() => publish([locale])}>{label}</Button>;
}

/** When a language goes live and is withdrawn by itself, or should have been. */
function Schedule({ item: { kind, id, languages }, locale }: CardProps) {
  const { panel } = useTexts().publishing;
  const ownLocale = useLocale();
  const { goLiveAt, withdrawAt, hasNewerDraft, abilities } = languages[locale];
  const cancellation = useWrite(cancelSchedule, options);
  const now = currentTime();
  const ownTime = goLiveAt === null ? undefined : formatOwnTime(goLiveAt, ownLocale);
  return (
    <>
      {goLiveAt === null ? null : isOverdue(goLiveAt, now) ? (
        <p className={styles.overdue}>{panel.overdue.goLive(formatInstant(goLiveAt))}</p>
      ) : (
        <p>
          {panel.goesLive(formatInstant(goLiveAt))}
          {ownTime === undefined ? null : ` · ${panel.yourTime(ownTime)}`}
        </p>
      )}
      {goLiveAt !== null && hasNewerDraft ? <p>{panel.scheduledIsOlder}</p> : null}
      {withdrawAt === null ? null : isOverdue(withdrawAt, now) ? (
        <p className={styles.overdue}>{panel.overdue.withdraw(formatInstant(withdrawAt))}</p>
      ) : (
        <p>{panel.withdrawsAt(formatInstant(withdrawAt))}</p>
      )}
      {abilities.cancelSchedule ? (
        <p>
          <Button
            size="small"
            type="link"
            loading={cancellation.isPending}
            onClick={() => void cancellation.write({ kind, id, locales: [locale] })}
          >
            {panel.cancelSchedule}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** The texts whose Chinese source has changed since they were translated. */
function StaleFields({ item: { kind, id, languages }, version, locale }: CardProps) {
  const texts = useTexts();
  const { panel } = texts.publishing;
  const { staleFields, abilities } = languages[locale];
  const { confirm, isPending } = useConfirmTranslation();
  if (staleFields.length === 0 || locale === defaultLocale) return null;
  return (
    <div className={styles.waits}>
      {panel.staleFields(texts.parts.list(staleFields.map((field) => fieldLabel(field, texts))))}{' '}
      {abilities.confirmTranslation ? (
        <Button size="small" loading={isPending} onClick={() => void confirm({ kind, id, version, locale })}>
          {panel.stillRight}
        </Button>
      ) : null}
    </div>
  );
}
