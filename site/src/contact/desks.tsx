import type { Settings } from 'contract/settings.ts';
import { CopyLine } from '../parts/copy-line.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useSettings, useSettingsLang } from '../settings/use-settings.ts';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './desks.module.css';
import { MailLink, PhoneLink } from './contact-link.tsx';

type Desk = Settings['contact']['desks'][number];

export function Desks({ desks }: { desks: readonly Desk[] }) {
  return (
    <ul className={styles.desks}>
      {desks.map((desk, index) => (
        <DeskCard key={desk.name} desk={desk} pointer={`/contact/desks/${index}`} />
      ))}
    </ul>
  );
}

function DeskCard({ desk, pointer }: { desk: Desk; pointer: string }) {
  const { shell } = useText();
  const text = usePageText('contact');
  const lang = useSettingsLang();
  const { contact } = useSettings();
  return (
    <li className={`${styles.desk} ${primitives.strongTopBorder}`}>
      <h3 lang={lang(`${pointer}/name`)}>{desk.name}</h3>
      <p className={`${styles.remit} ${primitives.quiet}`}>
        <EagerLineBreakText lang={lang(`${pointer}/remit`)}>{desk.remit}</EagerLineBreakText>
      </p>
      <CopyLine
        value={desk.phone}
        label={text.copy(`${desk.name} · ${shell.phone}`)}
        className={`${styles.line} ${primitives.topBorder}`}
      >
        <PhoneLink phone={desk.phone} className={`${styles.phone} ${primitives.regular}`} />
      </CopyLine>
      <CopyLine
        value={desk.mail}
        label={text.copy(`${desk.name} · ${shell.mail}`)}
        className={`${styles.line} ${primitives.topBorder}`}
      >
        <MailLink mail={desk.mail} />
      </CopyLine>
      {/* The group's hours are said once, above. */}
      {desk.hours === contact.hours ? null : (
        <p
          className={`${styles.hours} ${primitives.topBorder} ${primitives.small} ${primitives.quiet}`}
          lang={lang(`${pointer}/hours`)}
        >
          <Icon name="clock" size="small" />
          <EagerLineBreakText lang={lang(`${pointer}/hours`)}>{desk.hours}</EagerLineBreakText>
        </p>
      )}
    </li>
  );
}
