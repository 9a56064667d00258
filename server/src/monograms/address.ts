import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Locale } from 'contract/locales.ts';
import type { Picture } from 'contract/picture.ts';
import { give, type Localized } from '../database/localized.ts';
import { initialsOf } from './initials.ts';
import { type Monogram, monogramDesign, monogramKinds, monogramSize } from './monogram.ts';

/** A person without a photograph, as the visitor's language writes the name. */
export type DrawPerson = (name: Localized, kind: Monogram['kind'], locale: Locale) => Picture;

/**
 * Cards are drawn from their address alone: what stands in it is signed, or the site would draw for anybody whatever
 * letters they like. A name never stands in it, and cannot be tried out against the seed without the secret.
 */
export function createPersons(secret: Buffer): DrawPerson {
  const keys = keysOf(secret);
  return (name, kind, locale) => {
    // The landscape is the person's in every language, the letters are the language's.
    const seed = createHmac('sha256', keys.seed).update(name.cn).digest().readUInt32BE();
    const payload = written({ kind, initials: initialsOf(give(name, locale).text), seed });
    const signature = sign(keys.address, payload);
    return {
      address: `${monogramFolder}${payload}-${signature}.svg`,
      hash: signature,
      widths: [],
      ...monogramSize,
      placeholder: '',
      focus: { x: 0.5, y: 0.5 },
      description: '',
    };
  };
}

export const monogramFolder = '/pictures/monogram/';

/** What a card's address asks for, or nothing when it was not written here. */
export function createMonogramReader(secret: Buffer): (card: string) => Monogram | undefined {
  const keys = keysOf(secret);
  return (card) => {
    const [, payload = '', index = '', seed = '', initials = '', signature = ''] =
      /^((\d)\.([0-9a-f]{8})\.([0-9a-f.]{0,40}))-([\w-]{22})$/.exec(card) ?? [];
    const kind = monogramKinds[Number(index)];
    const expected = Buffer.from(sign(keys.address, payload));
    const given = Buffer.from(signature);
    if (kind === undefined || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const codePoints = initials.split('.').filter(Boolean);
    return {
      kind,
      seed: Number.parseInt(seed, 16),
      initials: codePoints.map((digits) => String.fromCodePoint(Number.parseInt(digits, 16))).join(''),
    };
  };
}

function written({ kind, initials, seed }: Monogram): string {
  const codePoints = Array.from(initials).map((letter) => (letter.codePointAt(0) ?? 0).toString(16));
  return `${monogramKinds.indexOf(kind)}.${seed.toString(16).padStart(8, '0')}.${codePoints.join('.')}`;
}

/** The design is signed too: a new one gives new addresses. */
function sign(key: Buffer, payload: string): string {
  return createHmac('sha256', key).update(`${monogramDesign} ${payload}`).digest('base64url').slice(0, 22);
}

/** Keys of their own, so that no other use of the secret can stand for one of these. */
function keysOf(secret: Buffer): { seed: Buffer; address: Buffer } {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { seed: key('monogram seed'), address: key('monogram address') };
}
