import { localePath } from 'contract/urls/paths.ts';
import type { ReactNode } from 'react';
import { createPath, useLocation } from 'react-router';
import { useLocale, useText } from '../text/use-text.tsx';
import buttons from './button.module.css';
import { Icon, type IconName } from './icon.tsx';
import primitives from './primitives.module.css';
import { showToast } from './toasts/toasts.ts';

type CopyButtonProps = {
  /** A function is called at the click, when the page's URL is known. */
  value: string | (() => string);
  /** The same with its form, for documents and spreadsheets. */
  html?: () => string;
  icon?: IconName;
  /** Instructions for manual copying when the browser refuses. */
  byHand?: string;
  kind?: 'line' | 'text';
  children: ReactNode;
};

/** Copies `value` and shows a toast. */
export function CopyButton({ value, html, icon = 'link', byHand, kind = 'line', children }: CopyButtonProps) {
  const text = useText().parts;
  const copy = useCopy(byHand ?? text.copyByHand);
  return (
    <button
      type="button"
      className={`${buttons[kind]} ${buttons.small} ${primitives.needsScripts} ${primitives.screenOnly}`}
      onClick={() => void copy(typeof value === 'string' ? value : value(), html?.())}
    >
      <Icon name={icon} size="small" />
      {children}
    </button>
  );
}

/**
 * Copies the address of the page, or of `path`, with its language: in hash mode the language is only in the visitor's
 * own browser (P2).
 */
export function CopyLinkButton({ path, ...button }: { path?: string } & Pick<CopyButtonProps, 'kind' | 'children'>) {
  const locale = useLocale();
  const here = createPath(useLocation());
  return <CopyButton value={() => location.origin + localePath(locale, path ?? here)} {...button} />;
}

/** The same as an icon button. */
export function CopyIconButton({ value, label }: { value: string; label: string }) {
  const copy = useCopy();
  return (
    <button
      type="button"
      className={buttons.unstyled}
      aria-label={label}
      title={label}
      onClick={() => void copy(value)}
    >
      <Icon name="copy" size="small" />
    </button>
  );
}

function useCopy(byHand?: string): (value: string, html?: string) => Promise<void> {
  const text = useText().parts;
  return async (value, html) => {
    const copied = await writeToClipboard(value, html);
    showToast(
      copied ? { kind: 'done', title: text.copied } : { kind: 'failed', title: text.copyFailed, detail: byHand },
    );
  };
}

async function writeToClipboard(value: string, html?: string): Promise<boolean> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(value);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': value, 'text/html': html })]);
    return true;
  } catch {
    return copyBySelection(value);
  }
}

/** Browsers expose the clipboard only on secure pages; the old command works on the others. */
function copyBySelection(value: string): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = value;
  field.readOnly = true;
  // Inside an open modal everything else is inert and cannot be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
