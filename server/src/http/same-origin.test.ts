import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const publicUrl = 'https://www.carbon.example';

it.each([
  ['the public origin', { origin: publicUrl, host: 'inside:3000' }, publicUrl, true],
  ['another origin', { origin: 'https://evil.example', host: 'www.carbon.example' }, publicUrl, false],
  [
    'the public host without TLS',
    { origin: 'http://www.carbon.example', host: 'www.carbon.example' },
    publicUrl,
    false,
  ],
  ['a host that begins like the public one', { origin: `${publicUrl}.evil.example`, host: 'x' }, publicUrl, false],
  [
    'another host in both headers, with a public URL',
    { origin: 'https://evil.example', host: 'evil.example' },
    publicUrl,
    false,
  ],
  [
    'the requested host, without a public URL',
    { origin: 'http://10.0.0.2:3000', host: '10.0.0.2:3000' },
    undefined,
    true,
  ],
  ['another port', { origin: 'http://10.0.0.2:81', host: '10.0.0.2:3000' }, undefined, false],
  ['another site by Sec-Fetch-Site', { origin: publicUrl, 'sec-fetch-site': 'cross-site' }, publicUrl, false],
  [
    'a hidden origin of the same site by Sec-Fetch-Site',
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    publicUrl,
    true,
  ],
  ['a hidden origin', { origin: 'null' }, publicUrl, false],
  ['neither Origin nor Sec-Fetch-Site', { host: 'www.carbon.example' }, publicUrl, false],
  ['an origin that is no URL', { origin: 'x', host: 'x' }, undefined, false],
])('%s', (_name, headers, publicOrigin, expected) => {
  expect(isSameOrigin(headers, publicOrigin)).toBe(expected);
});
