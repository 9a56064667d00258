import { expect, it } from 'vitest';
import { isAllowedLink } from './rich-text-link.ts';

it.each(['https://example.com/a', 'http://example.com', 'mailto:desk@example.com', 'tel:+86 24 0000 0000', '/cn/news'])(
  'allows %s',
  (href) => expect(isAllowedLink(href)).toBe(true),
);

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'ftp://example.com',
  'example.com',
  '',
  'http:// x',
])('rejects %j', (href) => expect(isAllowedLink(href)).toBe(false));
