import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const publicUrl = 'https://www.carbon.example';

it.each([
  ['our own origin', { origin: publicUrl, host: 'inside:3000' }, publicUrl, true],
  ['another origin', { origin: 'https://evil.example', host: 'www.carbon.example' }, publicUrl, false],
  ['our host without TLS', { origin: 'http://www.carbon.example', host: 'www.carbon.example' }, publicUrl, false],
  ['a host that begins like ours', { origin: `${publicUrl}.evil.example`, host: 'x' }, publicUrl, false],
  [
    'a host that both headers name, where ours is known',
    { origin: 'https://evil.example', host: 'evil.example' },
    publicUrl,
    false,
  ],
  [
    'the host that was asked, where none is set',
    { origin: 'http://10.0.0.2:3000', host: '10.0.0.2:3000' },
    undefined,
    true,
  ],
  ['another port', { origin: 'http://10.0.0.2:81', host: '10.0.0.2:3000' }, undefined, false],
  ['another site, as the browser says', { origin: publicUrl, 'sec-fetch-site': 'cross-site' }, publicUrl, false],
  ['a hidden origin of the same site', { origin: 'null', 'sec-fetch-site': 'same-origin' }, publicUrl, true],
  ['a hidden origin', { origin: 'null' }, publicUrl, false],
  ['nothing', { host: 'www.carbon.example' }, publicUrl, false],
  ['no address at all', { origin: 'x', host: 'x' }, undefined, false],
])('%s', (_name, headers, ours, own) => {
  expect(isSameOrigin(headers, ours)).toBe(own);
});
