import type { UpcomingChange } from 'contract/console/today.ts';
import type { WorkingTime } from 'contract/working-time/working-calendar.ts';
import { Link } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { itemTitle } from '../content-kinds/item-title.ts';
import { LoadingRows } from '../parts/loading/loading-rows.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { StaleDiamond } from '../publishing/language-mark.tsx';
import { isOverdue } from '../publishing/publication/overdue.ts';
import { formatComingDay } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './today.module.css';
import { shortNames } from './short-names.ts';
import { beijingTimeOfDay, isDayOff } from './working-day.ts';

/** What goes live and is withdrawn by itself in the next days, with what speaks against it. What is overdue comes first. */
export function UpcomingPanel({
  upcoming,
  calendar,
  now,
}: {
  upcoming: readonly UpcomingChange[] | undefined;
  calendar: WorkingTime | undefined;
  now: Date;
}) {
  const { today } = useTexts();
  return (
    <Panel isFlush title={today.upcoming} end={<Link to="/translations?state=scheduled">{today.schedule}</Link>}>
      {upcoming === undefined ? (
        <LoadingRows rows={3} />
      ) : upcoming.length === 0 ? (
        <p className={styles.nothing}>{today.nothingUpcoming}</p>
      ) : (
        <ol className={styles.upcoming}>
          {upcoming.map((change) => (
            <Change key={`${change.kind} ${change.id} ${change.change} ${change.at}`} {...{ change, calendar, now }} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Change({
  change: { kind, id, titles, at, change, locales: names, missing },
  calendar,
  now,
}: {
  change: UpcomingChange;
  calendar: WorkingTime | undefined;
  now: Date;
}) {
  const { today, publishing } = useTexts();
  const locale = useLocale();
  const time = new Date(at);
  const isLate = isOverdue(at, now);
  const warnings = (
    isLate
      ? [today.openFailed]
      : [
          change === 'goLive' && calendar !== undefined && isDayOff(calendar, time) ? today.dayOff : undefined,
          missing.length > 0 ? today.untranslated(shortNames(missing)) : undefined,
        ]
  ).filter((warning) => warning !== undefined);
  return (
    <li>
      <time data-late={isLate} dateTime={at}>
        {formatComingDay(time, locale, now)}
        <b>{beijingTimeOfDay(time)}</b>
      </time>
      <div className={styles.words}>
        <Link to={contentPath(kind, id, names[0])}>{itemTitle(titles, locale) || publishing.kinds[kind]}</Link>
        <small>
          {(isLate ? today.overdue : today.changes)[change]} · {shortNames(names)}
        </small>
        {warnings.length === 0 ? null : (
          <small className={styles.warning}>
            <StaleDiamond /> {warnings.join(today.and)}
          </small>
        )}
      </div>
    </li>
  );
}
