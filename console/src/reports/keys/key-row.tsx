import type { ListedReportKey } from 'contract/console/report-keys.ts';
import { formatNumber } from 'contract/format-number.ts';
import { fingerprintOf } from 'contract/sealing/key-text.ts';
import { Button } from 'antd';
import { FileKey2 } from 'lucide-react';
import { InitialsAvatar } from '../../parts/initials-avatar.tsx';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { isKeyConfirmed } from '../confirmed-keys.ts';
import styles from './keys-screen.module.css';
import type { OwnKey } from './use-own-key.ts';
import { useRemoval } from './use-removal.ts';

type KeyRowProps = { listed: ListedReportKey; own: OwnKey | undefined; reports: number; mayChange: boolean };

/** A key with its owner, what is compared aloud, and how much it opens. */
export function KeyRow({ listed, own, reports: total, mayChange }: KeyRowProps) {
  const texts = useTexts();
  const { keys } = texts.reports;
  const keysScreen = texts.reportKeys;
  const locale = useLocale();
  const { remove, isPending } = useRemoval(listed);
  const { name, role, recipient, signingKey, addedOn, isAltered, sealedOnArrival } = listed;
  const print = (count: number) => formatNumber(locale, count);
  return (
    <li>
      <div className={styles.holder}>
        {role === 'recovery' ? (
          <FileKey2 size={20} strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <InitialsAvatar name={name} size={32} />
        )}
        <p>
          <b dir="auto">{name}</b> <small>{keys.roles[role]}</small>
          {own?.recipient === recipient ? <em>{keysScreen.openHere}</em> : null}
        </p>
      </div>
      <p className={styles.fingerprint}>
        <code>{fingerprintOf(recipient).replaceAll('-', ' ')}</code>
        <small>
          {signingKey === null ? keys.signsNot : keys.signs(fingerprintOf(signingKey).replaceAll('-', ' '))}
        </small>
      </p>
      <time dateTime={addedOn}>{keysScreen.since(formatCalendarDay(addedOn, locale))}</time>
      <div className={styles.opens}>
        <span>{keysScreen.opens(print(sealedOnArrival), print(total))}</span>
        <progress max={Math.max(total, 1)} value={sealedOnArrival} aria-hidden="true" />
      </div>
      <p className={styles.state}>
        {isAltered ? (
          <strong data-is="altered">{keysScreen.isAltered}</strong>
        ) : isKeyConfirmed(listed) ? (
          keysScreen.compared
        ) : (
          <strong>{keys.isNew}</strong>
        )}
      </p>
      {mayChange && own?.isInForce === true && role === 'officer' && !isAltered && own.recipient !== recipient ? (
        <Button
          className={styles.remove ?? ''}
          size="small"
          type="text"
          danger
          loading={isPending}
          onClick={() => void remove(own)}
        >
          {keysScreen.removal.action}
        </Button>
      ) : null}
    </li>
  );
}
