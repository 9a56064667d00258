import { Encrypter } from 'age-encryption';

const problems: [RegExp, string][] = [
  [/^AGE-SECRET-KEY-/i, 'this is a private key, which must not leave its owner’s machine; pass the public key, age1…'],
  [
    /^age1(pq|tagpq)1/,
    'post-quantum keys are not supported: the standard tools of the officers’ machines may not open them yet',
  ],
  [/^age1\w+1/, 'plugin keys are not supported: a report must open without the plugin’s device'],
  [/^ssh-/, 'SSH keys are not supported: they are made for signing in and are often stored on servers'],
];

/** Why this is not a usable recipient; undefined for a public X25519 key `age1…`. */
export async function recipientProblem(text: string): Promise<string | undefined> {
  const unsupported = problems.find(([pattern]) => pattern.test(text));
  if (unsupported) return unsupported[1];
  try {
    const encrypter = new Encrypter();
    encrypter.addRecipient(text);
    // Low-order points are valid encodings, but encryption to them fails.
    await encrypter.encrypt('');
    return undefined;
  } catch {
    return 'this is not a public age key, or it has a typing mistake; a key begins with age1 and has 62 characters';
  }
}
