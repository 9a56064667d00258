import { localeNames } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import { parsePageUrl } from './page-url.ts';

it.each([
  ['/', 'cn', 'hash', '/'],
  ['/?utm_source=x', 'cn', 'hash', '/'],
  ['/en/', 'en', 'path', '/'],
  ['/cn/?news', 'cn', 'path', '/?news'],
  ['/ru/about/history', 'ru', 'path', '/about/history'],
  ['/cn/about?history', 'cn', 'path', '/about?history'],
  ['/cn/news?tab=tab2&page=3&size=12', 'cn', 'path', '/news?tab=tab2&page=3&size=12'],
  ['/en/search?q=it%27s%20coke', 'en', 'path', '/search?q=it%27s%20coke'],
  [
    '/ru/besinessScope/bulkTrade/compare?items=A-1.B.C.D',
    'ru',
    'path',
    '/besinessScope/bulkTrade/compare?items=A-1.B.C.D',
  ],
])('parses %s as a canonical URL', (url, locale, mode, path) => {
  expect(parsePageUrl(url)).toMatchObject({ is: 'page', locale, mode, path });
});

it.each([
  ['/about', '/cn/about'],
  ['/About?x=1', '/cn/about'],
  ['/en', '/en/'],
  ['//', '/'],
  ['/.', '/'],
  ['/x/..', '/'],
  ['/EN/news', '/en/news'],
  ['/en/NEWS', '/en/news'],
  ['/en/news/', '/en/news'],
  ['/en//news', '/en/news'],
  ['//en/news', '/en/news'],
  ['/en/%6eews', '/en/news'],
  ['/en/./search?q=a', '/en/search?q=a'],
  ['/en/x/%2e%2e/search?q=a', '/en/search?q=a'],
  ['/cn/news?tab2', '/cn/news?tab=tab2'],
  ['/cn/news?page=2&tab=tab3', '/cn/news?tab=tab3&page=2'],
  ['/cn/news?tab=tab2&tab=tab3', '/cn/news?tab=tab2'],
  ['/cn/news?tab=nothing&page=0&size=-1&utm_source=x', '/cn/news'],
  ['/cn/news?', '/cn/news'],
  ['/cn/news?fbclid', '/cn/news'],
  ['/cn/about?section=history', '/cn/about?history'],
  ['/cn/about?history=', '/cn/about?history'],
  ['/cn/socialResponsibility?science&utm=1', '/cn/socialResponsibility?science'],
  ["/cn/search?q=it's+coke", '/cn/search?q=it%27s%20coke'],
  ['/cn/search?q=%20', '/cn/search'],
  [`/cn/search?q=${'a'.repeat(500)}`, `/cn/search?q=${'a'.repeat(200)}`],
  ['/cn/message?about=%00%0a%20Coke%20%20X&error=forbidden', '/cn/message?about=Coke%20X'],
  [
    '/en/besinessScope/bulkTrade/compare?items=by-c1&items=A&items=B.C.D&x=1',
    '/en/besinessScope/bulkTrade/compare?items=BY-C1.A.B.C',
  ],
  ['/en/besinessScope/bulkTrade/compare?items=%3Cb%3E', '/en/besinessScope/bulkTrade/compare'],
  [
    '/en/besinessScope/bulkTrade?ash=0.3&sulfur=0.5&vanadium=&use=tea',
    '/en/besinessScope/bulkTrade?sulfur=0.5&ash=0.3',
  ],
  ['/logo', '/'],
  ['/en/Logo', '/en/'],
])('redirects %s to %s', (url, to) => {
  expect(parsePageUrl(url)).toEqual({ is: 'moved', to });
  expect(parsePageUrl(to)).toMatchObject({ is: 'page' });
});

it.each(['/index', '/INDEX/', '/cn/index'])('redirects %s to the console, which is no page of the site', (url) => {
  expect(parsePageUrl(url)).toEqual({ is: 'moved', to: '/console' });
});

it.each([
  ['/de/news', 'en'],
  ['/pt-BR/nothing', 'en'],
  ['/ru/nothing', 'ru'],
  ['/EN/nothing', 'en'],
  ['//abc', 'cn'],
  ['///abc', 'cn'],
  ['//evil.example', 'cn'],
  ['//evil.example/..%2fcn', 'cn'],
  ['/\\evil.example', 'cn'],
  ['http://evil.example/cn/news', 'cn'],
  ['/cn/news/detail', 'cn'],
  [`/cn/news/detail/${'1'.repeat(200)}`, 'cn'],
  ['/cn/%ff', 'cn'],
  ['/cn/news%0d%0a', 'cn'],
])('finds no page for %s', (url, locale) => {
  const read = parsePageUrl(url);
  expect(read).toMatchObject({ is: 'missing' });
  if (url.startsWith('/') && !url.includes('%') && url.length < 100) expect(read).toEqual({ is: 'missing', locale });
});

it('redirects hostile URLs only to the site itself', () => {
  const hostile = [
    '//evil.example/cn',
    '///cn//evil.example',
    '/cn//evil.example',
    '/%2f%2fevil.example',
    '/cn/..//evil.example/about',
  ];
  for (const url of hostile) {
    const read = parsePageUrl(url);
    if (read.is === 'moved') expect(read.to).toMatch(new RegExp(`^/(?:${localeNames.join('|')})/(?!/)`));
  }
});
