import './fonts.css';
import './global.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { toastMilliseconds } from '../text/failure-text.ts';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import ruRU from 'antd/locale/ru_RU';
import zhCN from 'antd/locale/zh_CN';
import { type Locale, locales } from 'contract/locales.ts';
import { type ReactNode, useEffect } from 'react';
import { queryClient } from '../gateway/query-client.ts';
import { useMediaQuery } from '../parts/use-media-query.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { useMode } from './appearance.ts';
import { cssVariables } from './colours.ts';
import { consoleTheme } from './theme.ts';

const antdLocales: Record<Locale, typeof zhCN> = { cn: zhCN, en: enUS, ru: ruRU };

const toastSeconds = toastMilliseconds / 1000;

/** The nonce with which the page's policy allows the styles that Ant Design inserts. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** Language, colours, Ant Design's texts and the cache of responses. Stands once around everything. */
export function ConsoleRoot({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const mode = useMode();
  const hasMotion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const { shell } = useTexts();
  useEffect(() => {
    const root = document.documentElement;
    root.lang = locales[locale].tag;
    root.dataset['mode'] = mode;
    for (const [name, value] of Object.entries(cssVariables(mode))) root.style.setProperty(name, value);
    document.title = shell.documentTitle;
  }, [locale, mode, shell]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider
        csp={{ nonce }}
        theme={consoleTheme(mode, hasMotion)}
        locale={antdLocales[locale]}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
      >
        <App message={{ duration: toastSeconds }} notification={{ duration: toastSeconds, placement: 'topRight' }}>
          {children}
        </App>
      </ConfigProvider>
    </QueryClientProvider>
  );
}
