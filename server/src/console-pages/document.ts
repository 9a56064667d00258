import { policyText } from '../http/headers.ts';
import type { ConsoleBuild } from './console-build.ts';

/** Said without JavaScript. The language is not known yet, so all three are there. */
const withoutScript = [
  ['zh-Hans', '控制台需要 JavaScript。请在浏览器中启用后重新打开本页。'],
  ['en', 'The console needs JavaScript. Please allow it in your browser and open this page again.'],
  ['ru', 'Для консоли нужен JavaScript. Включите его в браузере и откройте страницу снова.'],
] as const;

/** Sets the colours before anything is painted: otherwise a dark console would flash white. */
const firstScript =
  "var a=localStorage.getItem('console-appearance');" +
  "document.documentElement.dataset.mode=a==='dark'||a!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";

const firstStyles =
  'html{background:#f6f4f0;color:#12171a}html[data-mode=dark]{background:#0c0f11;color:#f2efea}noscript{display:block;padding:32px;font:16px/1.6 sans-serif}';

/** The one document of the console. It holds no data, and everything inline in it carries the nonce. */
export function consoleDocument({ script, preloads, styles }: ConsoleBuild, nonce: string): string {
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>控制台 · Console · Консоль</title>',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script nonce="${nonce}">${firstScript}</script>`,
    `<style nonce="${nonce}">${firstStyles}</style>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
  ];
  const sentences = withoutScript.map(([lang, text]) => `<p lang="${lang}">${text}</p>`);
  return (
    `<!doctype html>\n<html lang="zh-Hans">\n<head>\n${tags.join('\n')}\n</head>\n` +
    `<body><div id="root"></div><noscript>${sentences.join('')}</noscript></body>\n</html>\n`
  );
}

/** Ant Design and the editor insert styles while they run, which only a nonce can allow. */
export function consolePolicy(nonce: string): string {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  };
  return policyText(policy);
}
