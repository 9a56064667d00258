import { decodeLatin1, decodeText, decodeUtf16, viewOf } from '../bytes.ts';
import type { Finding } from '../metadata.ts';

/** Widespread profiles. The profile of a single screen or scanner names the device, often with its serial number. */
const common =
  /^(?:sRGB(?: IEC61966-2[.-]1)?(?: black scaled)?|sRGB built-in|GIMP built-in sRGB|Display P3|Adobe RGB \(1998\)|Apple RGB|ProPhoto RGB|ROMM RGB|Rec\.? ?(?:709|2020)|Dot Gain \d+%|Gray Gamma \d\.\d|Generic (?:RGB|Gray)(?: Gamma \d\.\d)? Profile|c2|sP3C|uRGB)$/i;

/**
 * A common profile stays, to keep the picture's colours. Any other profile is metadata (ICC.1:2022, the tag `desc`).
 */
export function readColourProfile(profile: Uint8Array): { found: Finding[]; isCommon: boolean } {
  const name = nameOf(profile).trim();
  return common.test(name)
    ? { found: [], isCommon: true }
    : { found: [{ kind: 'device', value: name }], isCommon: false };
}

function nameOf(profile: Uint8Array): string {
  try {
    const view = viewOf(profile);
    for (let index = 0; index < Math.min(view.getUint32(128), 100); index += 1) {
      const at = 132 + index * 12;
      if (decodeLatin1(profile, at, at + 4) !== 'desc') continue;
      const from = view.getUint32(at + 4);
      const value = profile.subarray(from, from + view.getUint32(at + 8));
      if (decodeLatin1(value, 0, 4) === 'desc') return decodeText(value.subarray(12));
      const words = viewOf(value);
      const wordsAt = words.getUint32(24);
      return decodeUtf16(value.subarray(wordsAt, wordsAt + words.getUint32(20)), true);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return '';
}
