/** A security key for tests: it makes passkeys and signs challenges as an authenticator does, with what a test forges. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** CBOR of small maps: integers, byte strings, texts. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = Array.from(value, ([key, item]) => [
    cbor(key),
    typeof item === 'number' || typeof item === 'string' || Buffer.isBuffer(item) || item instanceof Map
      ? cbor(item)
      : Buffer.alloc(0),
  ]);
  return Buffer.concat([head(5, value.size), ...entries.flat()]);
}

export type Forged = { origin?: string; rpId?: string; challenge?: string; counter?: number; present?: boolean };

export class SecurityKey {
  readonly id = randomBytes(32);
  counter = 0;
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }

  get #rpId(): string {
    return new URL(this.#origin).hostname;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Forged): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(flags: number, { rpId = this.#rpId, counter = this.counter }: Forged): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  /** Answers the options of a new passkey. */
  create(options: { challenge: string }, forged: Forged = {}) {
    const jwk = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
    const publicKey = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(jwk.x)],
        [-3, coordinate(jwk.y)],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, publicKey]);
    const authData = Buffer.concat([this.#authenticatorData(0x41, forged), attested]);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    const clientData = this.#clientData('webauthn.create', forged.challenge ?? options.challenge, forged);
    return {
      id: this.id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      },
    };
  }

  /** Answers a challenge. */
  sign(options: { challenge: string }, forged: Forged = {}) {
    if (forged.counter === undefined) this.counter += 1;
    const data = this.#authenticatorData(forged.present === false ? 0x00 : 0x01, forged);
    const clientData = this.#clientData('webauthn.get', forged.challenge ?? options.challenge, forged);
    return {
      id: this.id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey).toString(
          'base64url',
        ),
      },
    };
  }
}
