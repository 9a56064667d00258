import { Dropdown, Tooltip } from 'antd';
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
import { Kbd } from '../parts/keyboard/kbd.tsx';
import { useTexts } from '../text/use-language.ts';
import { type Appearance, appearances, chooseAppearance, useAppearance } from './appearance.ts';
import styles from './top-bar.module.css';
import { useFrame } from './frame-context.ts';
import { LanguageButtons } from './language-buttons.tsx';
import { useSession, useSignOut } from './session.tsx';

/** `to` is the path below `/console`; the last breadcrumb needs none. */
export type Breadcrumb = { label: string; to?: string };

const icon = { size: 16, strokeWidth: 1.6 };

export function TopBar({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const { shell } = useTexts();
  const { openShortcuts, isHelpOpen, openHelp, closeHelp } = useFrame();
  return (
    <header className={styles.bar}>
      <CollapseButton />
      <nav className={styles.breadcrumbs} aria-label={shell.breadcrumbs}>
        {breadcrumbs.map((breadcrumb, position) => (
          <span key={breadcrumb.label} className={styles.breadcrumb}>
            {position > 0 ? <ChevronRight size={13} /> : null}
            {position === breadcrumbs.length - 1 ? (
              <span aria-current="page">{breadcrumb.label}</span>
            ) : (
              <BreadcrumbLink {...breadcrumb} />
            )}
          </span>
        ))}
      </nav>
      <div className={styles.end}>
        <Tooltip title={shell.openSite}>
          <a className={`${styles.iconButton} ${styles.isWide}`} href="/" aria-label={shell.openSite}>
            <ExternalLink {...icon} />
          </a>
        </Tooltip>
        <Tooltip
          title={
            <>
              {shell.help} <Kbd keys="F1" />
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
            className={`${styles.iconButton} ${styles.isWide}`}
            onClick={openShortcuts}
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

function BreadcrumbLink({ label, to }: Breadcrumb) {
  return to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>;
}

function CollapseButton() {
  const { shell } = useTexts();
  const { isCollapsed, setCollapsed } = useFrame();
  const label = isCollapsed ? shell.expandNavigation : shell.collapseNavigation;
  return (
    <Tooltip
      title={
        <>
          {label} <Kbd keys={'Ctrl \\'} />
        </>
      }
    >
      <button
        type="button"
        className={styles.iconButton}
        onClick={() => setCollapsed(!isCollapsed)}
        aria-expanded={!isCollapsed}
        aria-label={shell.navigation}
      >
        {isCollapsed ? <PanelLeftOpen {...icon} /> : <PanelLeftClose {...icon} />}
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

function LanguageSwitch() {
  const { shell } = useTexts();
  return (
    <fieldset className={styles.languages} aria-label={shell.interfaceLanguage}>
      <LanguageButtons name="shortName" />
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
