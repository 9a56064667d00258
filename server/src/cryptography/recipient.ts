import { createHash } from 'node:crypto';
import { Encrypter } from 'age-encryption';

const problems: [RegExp, string][] = [
  [
    /^AGE-SECRET-KEY-/i,
    'this is a private key, which never leaves its owner’s machine; needed is the public one, age1…',
  ],
  [
    /^age1(pq|tagpq)1/,
    'post-quantum keys are not taken: the standard tools of the officers’ machines may not open them yet',
  ],
  [
    /^age1\w+1/,
    'keys of plugins are not taken: a report must open without the plugin’s device, by the recovery key as well',
  ],
  [/^ssh-/, 'keys of SSH are not taken: they were made for signing in, and often lie on servers'],
];

/** Why this is not a usable recipient; undefined for a public X25519 key `age1…`. */
export async function recipientProblem(text: string): Promise<string | undefined> {
  const known = problems.find(([pattern]) => pattern.test(text));
  if (known) return known[1];
  try {
    const encrypter = new Encrypter();
    encrypter.addRecipient(text);
    // Low-order points are valid encodings, but encryption to them fails.
    await encrypter.encrypt('');
    return undefined;
  } catch {
    return 'this is no public key of age, or it has a typing mistake; it begins with age1 and has 62 characters';
  }
}

/** Twenty hexadecimal digits of a public key's SHA-256, in groups, for comparison by voice. */
export function fingerprintOf(recipient: string): string {
  const digits = createHash('sha256').update(recipient).digest('hex').slice(0, 20);
  return (digits.match(/.{4}/g) ?? []).join('-');
}
