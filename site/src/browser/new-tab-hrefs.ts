import type { Locale } from 'contract/locales.ts';
import { localePath } from 'contract/urls/paths.ts';

/**
 * In hash mode the language is in the tab's own storage, so a link opened in another tab, or copied, would be in
 * Chinese. Such a link gets the plain address with the language. The router ignores `href`.
 */
export function keepLanguageInNewTabs(locale: Locale): void {
  const onPress = (event: MouseEvent) => {
    const opensHere =
      event.type === 'pointerdown' && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    if (link !== null && !opensHere)
      link.setAttribute('href', localePath(locale, link.getAttribute('href')?.slice(1) ?? ''));
  };
  addEventListener('pointerdown', onPress, { capture: true });
  addEventListener('contextmenu', onPress, { capture: true });
}
