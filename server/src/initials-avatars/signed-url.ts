import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import type { Picture } from 'contract/media/picture.ts';
import { pickLocale } from '../database/localized.ts';
import { avatarDesign, avatarKinds, avatarSize, type InitialsAvatar } from './avatar.ts';
import { initialsOf } from './initials.ts';

/** Returns the initials avatar of a person, with the name in the visitor's language. */
export type AvatarOf = (name: Localized, kind: InitialsAvatar['kind'], locale: Locale) => Picture;

/**
 * An avatar is drawn from its URL alone. The URL is signed, or the site would draw any
 * letters for anybody. The name is not in it, and the seed cannot be tested against names without
 * the secret.
 */
export function createAvatars(secret: Buffer): AvatarOf {
  const keys = keysOf(secret);
  return (name, kind, locale) => {
    // The contour lines are the same in every language; the letters depend on the language.
    const seed = createHmac('sha256', keys.seed).update(name.cn).digest().readUInt32BE();
    const payload = encodePayload({ kind, initials: initialsOf(pickLocale(name, locale).text), seed });
    const signature = signatureOf(keys.signature, payload);
    return {
      address: `${avatarFolder}${payload}-${signature}.svg`,
      hash: signature,
      widths: [],
      ...avatarSize,
      placeholder: '',
      focus: { x: 0.5, y: 0.5 },
      description: '',
    };
  };
}

export const avatarFolder = '/pictures/monogram/';

/** Parses the file name of an avatar; undefined if the signature is invalid. */
export function createAvatarReader(secret: Buffer): (fileName: string) => InitialsAvatar | undefined {
  const keys = keysOf(secret);
  return (fileName) => {
    const [, payload = '', index = '', seed = '', initials = '', signature = ''] =
      /^((\d)\.([0-9a-f]{8})\.([0-9a-f.]{0,40}))-([\w-]{22})$/.exec(fileName) ?? [];
    const kind = avatarKinds[Number(index)];
    const expected = Buffer.from(signatureOf(keys.signature, payload));
    const received = Buffer.from(signature);
    if (kind === undefined || received.length !== expected.length || !timingSafeEqual(received, expected))
      return undefined;
    const codePoints = initials.split('.').filter(Boolean);
    return {
      kind,
      seed: Number.parseInt(seed, 16),
      initials: codePoints.map((digits) => String.fromCodePoint(Number.parseInt(digits, 16))).join(''),
    };
  };
}

function encodePayload({ kind, initials, seed }: InitialsAvatar): string {
  const codePoints = Array.from(initials).map((letter) => (letter.codePointAt(0) ?? 0).toString(16));
  return `${avatarKinds.indexOf(kind)}.${seed.toString(16).padStart(8, '0')}.${codePoints.join('.')}`;
}

/** The design is signed too, so a new design gives new URLs. */
function signatureOf(key: Buffer, payload: string): string {
  return createHmac('sha256', key).update(`${avatarDesign} ${payload}`).digest('base64url').slice(0, 22);
}

/** Separate keys, so that a signature of another purpose is never valid here. */
function keysOf(secret: Buffer): { seed: Buffer; signature: Buffer } {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { seed: key('monogram seed'), signature: key('monogram address') };
}
