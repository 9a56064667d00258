import { expect, it } from 'vitest';
import { isWebVtt } from './captions.ts';

it.each([
  'WEBVTT\n\n00:00.000 --> 00:02.500\nA kiln\n',
  '\uFEFFWEBVTT - a film\r\n\r\n1\r\n01:00:00.000 --> 101:00:02.500 line:80%\r\n第一行\r\n',
  'WEBVTT\n\nNOTE sample\n\n00:59.999\t-->\t01:00.000\nOne\n\n02:00.000 --> 03:00.000\nTwo',
  'WEBVTT\r\r00:00.000 --> 00:02.500\rA kiln\r',
])('accepts %j', (text) => {
  expect(isWebVtt(text)).toBe(true);
});

it.each([
  ['no signature', '00:00.000 --> 00:02.500\nA kiln\n'],
  ['another signature', 'WEBVTTX\n\n00:00.000 --> 00:02.500\nA kiln\n'],
  ['SubRip, with a comma', 'WEBVTT\n\n00:00:00,000 --> 00:00:02,500\nA kiln\n'],
  ['no cue', 'WEBVTT\n\nNOTE nothing follows\n'],
  ['a cue that ends before it starts', 'WEBVTT\n\n00:02.500 --> 00:02.499\nA kiln\n'],
  ['a cue that ends as it starts', 'WEBVTT\n\n00:02.500 --> 00:02.500\nA kiln\n'],
  ['sixty minutes', 'WEBVTT\n\n00:00.000 --> 60:00.000\nA kiln\n'],
  ['sixty seconds', 'WEBVTT\n\n00:00.000 --> 00:60.000\nA kiln\n'],
  ['one bad cue of two', 'WEBVTT\n\n00:00.000 --> 00:01.000\nOne\n\n00:01 --> 00:02\nTwo\n'],
])('rejects %s', (_why, text) => {
  expect(isWebVtt(text)).toBe(false);
});
