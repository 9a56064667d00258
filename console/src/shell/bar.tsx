import { Dropdown, Tooltip } from 'antd';
import { localeNames, locales } from 'contract/locales.ts';
import {
  ChevronRight,
  CircleQuestionMark,
  ExternalLink,
  Keyboard,
  Monitor,
  Moon,
  PanelLeftClose,
  PanelLeftOpen,
  Sun,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { InitialsAvatar } from '../parts/initials-avatar.tsx';
import { Keys } from '../parts/keys.tsx';
import { chooseLanguage } from '../text/language-choice.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { type Appearance, appearances, chooseAppearance, useAppearance } from './appearance.ts';
import styles from './bar.module.css';
import { useFrame } from './frame-context.ts';
import { useSession, useSignOut } from './session.tsx';

/** `to` is the path below `/console`; the last crumb needs none. */
export type Crumb = { label: string; to?: string };

const icon = { size: 16, strokeWidth: 1.6 };

export function Bar({ crumbs, extra }: { crumbs: readonly Crumb[]; extra?: ReactNode }) {
  const { shell } = useTexts();
  const { openKeysSheet, isHelpOpen, openHelp, closeHelp } = useFrame();
  return (
    <header className={styles.bar}>
      <FoldButton />
      <nav className={styles.crumbs} aria-label={shell.breadcrumbs}>
        {crumbs.map((crumb, position) => (
          <span key={crumb.label} className={styles.crumb}>
            {position > 0 ? <ChevronRight size={13} /> : null}
            {position === crumbs.length - 1 ? <span aria-current="page">{crumb.label}</span> : <CrumbLink {...crumb} />}
          </span>
        ))}
      </nav>
      <div className={styles.end}>
        {extra}
        <Tooltip title={shell.openSite}>
          <a className={styles.iconButton} href="/" aria-label={shell.openSite}>
            <ExternalLink {...icon} />
          </a>
        </Tooltip>
        <Tooltip
          title={
            <>
              {shell.help} <Keys of="F1" />
            </>
          }
        >
          <button
            type="button"
            className={styles.iconButton}
            onClick={isHelpOpen ? closeHelp : openHelp}
            aria-expanded={isHelpOpen}
            aria-label={shell.help}
          >
            <CircleQuestionMark {...icon} />
          </button>
        </Tooltip>
        <Tooltip title={shell.keyboardShortcuts}>
          <button
            type="button"
            className={styles.iconButton}
            onClick={openKeysSheet}
            aria-label={shell.keyboardShortcuts}
          >
            <Keyboard {...icon} />
          </button>
        </Tooltip>
        <AppearanceMenu />
        <LanguageSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}

function CrumbLink({ label, to }: Crumb) {
  return to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>;
}

function FoldButton() {
  const { shell } = useTexts();
  const { isFolded, fold } = useFrame();
  const label = isFolded ? shell.unfoldNavigation : shell.foldNavigation;
  return (
    <Tooltip
      title={
        <>
          {label} <Keys of={'Ctrl \\'} />
        </>
      }
    >
      <button
        type="button"
        className={styles.iconButton}
        onClick={() => fold(!isFolded)}
        aria-expanded={!isFolded}
        aria-label={shell.navigation}
      >
        {isFolded ? <PanelLeftOpen {...icon} /> : <PanelLeftClose {...icon} />}
      </button>
    </Tooltip>
  );
}

const appearanceIcons: Record<Appearance, ReactNode> = {
  light: <Sun {...icon} />,
  dark: <Moon {...icon} />,
  system: <Monitor {...icon} />,
};

function AppearanceMenu() {
  const { shell } = useTexts();
  const appearance = useAppearance();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [appearance],
        items: appearances.map((choice) => ({
          key: choice,
          label: shell.appearances[choice],
          icon: appearanceIcons[choice],
          onClick: () => chooseAppearance(choice),
        })),
      }}
    >
      <button type="button" className={styles.iconButton} aria-label={shell.appearance} title={shell.appearance}>
        {appearanceIcons[appearance]}
      </button>
    </Dropdown>
  );
}

/** Each language is named in itself. */
function LanguageSwitch() {
  const { shell } = useTexts();
  const current = useLocale();
  return (
    <fieldset className={styles.languages} aria-label={shell.interfaceLanguage}>
      {localeNames.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locales[locale].tag}
          title={locales[locale].ownName}
          aria-pressed={locale === current}
          onClick={() => void chooseLanguage(locale)}
        >
          {locales[locale].shortName}
        </button>
      ))}
    </fieldset>
  );
}

function AccountMenu() {
  const { shell } = useTexts();
  const { name } = useSession().account;
  const signOut = useSignOut();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'account', label: <Link to="/account">{shell.myAccount}</Link> },
          { type: 'divider' },
          { key: 'signOut', label: shell.signOut, onClick: () => void signOut() },
        ],
      }}
    >
      <button type="button" className={styles.account} title={shell.accountMenu}>
        <InitialsAvatar name={name} />
        <span>{name}</span>
      </button>
    </Dropdown>
  );
}
