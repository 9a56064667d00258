import { expect, it } from 'vitest';
import { isAllowedLink } from './allowed-link.ts';

it.each([
  'https://example.com/a?b=c#d',
  'HTTP://example.com',
  'https://example.com/путь/路',
  'mailto:desk@example.com',
  'mailto:desk@example.com?subject=Coke',
  'tel:+86 24 0000 0000',
  '/',
  '/cn/news?page=2',
])('allows %s', (href) => expect(isAllowedLink(href)).toBe(true));

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\u00A0:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://example.com\njavascript:x',
  'http:// x',
  'ftp://example.com',
  'example.com',
  'news',
  '',
  ' ',
])('rejects %j', (href) => expect(isAllowedLink(href)).toBe(false));
