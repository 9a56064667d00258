import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { derivedKey } from '../cryptography/hmac.ts';
import { HttpError } from '../http/http-error.ts';

type Cost = { memory: number; passes: number; parallelism: number };

/** The choice of OWASP with the most memory: a hash takes about 50 ms of one core. */
const defaultCost: Cost = { memory: 46 * 1024, passes: 1, parallelism: 1 };
const [saltBytes, hashBytes] = [16, 32];

/** One queue: addresses of earlier sign-ins come first. Each kind has a limit, beyond which requests are rejected. */
const addressKinds = { unknownAddress: { priority: 0, maxQueued: 20 }, knownAddress: { priority: 1, maxQueued: 40 } };
const retryAfterSeconds = 5;

export type AddressKind = keyof typeof addressKinds;

/** Hashes and compares passwords, one at a time. Throws a 429 if too many wait. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes as long without a stored hash: the time must not tell whether an account exists. */
  matches: (password: string, stored: string | null | undefined, from: AddressKind) => Promise<boolean>;
};

const argon2id = promisify(argon2);

type Derived = Cost & { salt: Buffer; hash: Buffer };

/** Only tests set a `cost`, or a function that records what is derived. */
export function createPasswords(secret: Buffer, cost = defaultCost, deriveKey = argon2id): Passwords {
  // With the database alone no password can be guessed.
  const pepper = derivedKey(secret, 'password pepper');
  const queue = new PQueue({ concurrency: 1 });
  const dummy = formatHash({ ...cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) });

  async function queued<Result>(from: AddressKind, work: () => Promise<Result>): Promise<Result> {
    const { priority, maxQueued } = addressKinds[from];
    if (queue.sizeBy({ priority }) >= maxQueued) throw new HttpError('tooManyRequests', [], retryAfterSeconds);
    return queue.add(work, { priority });
  }

  function derive(password: string, { salt, memory, passes, parallelism }: Omit<Derived, 'hash'>): Promise<Buffer> {
    // The same password typed on another system may be composed differently.
    const message = password.normalize('NFC');
    const parameters = { memory, passes, parallelism, tagLength: hashBytes, nonce: salt, message };
    return deriveKey('argon2id', { ...parameters, secret: pepper.export() });
  }

  return {
    hash: (password) =>
      queued('knownAddress', async () => {
        const salt = randomBytes(saltBytes);
        return formatHash({ ...cost, salt, hash: await derive(password, { ...cost, salt }) });
      }),
    matches: (password, stored, from) =>
      queued(from, async () => {
        const expected = parseHash(stored ?? dummy);
        const isEqual = timingSafeEqual(await derive(password, expected), expected.hash);
        return isEqual && typeof stored === 'string';
      }),
  };
}

/** The PHC format, so that a later cost changes no stored hash. */
function formatHash({ memory, passes, parallelism, salt, hash }: Derived): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

function parseHash(text: string): Derived {
  const [, memory, passes, parallelism, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A stored password has an unknown format');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
