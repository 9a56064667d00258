import type {
  AssertedPasskey,
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from 'contract/console/passkeys.ts';

/** Whether this browser has passkeys. They belong to a host name; browsers have none for an IP address. */
export function hasPasskeys(): boolean {
  return globalThis.PublicKeyCredential !== undefined && !/^[\d.]+$|:/.test(location.hostname);
}

const webAuthn = () => import('@simplewebauthn/browser');

/** Lets the browser make a passkey; undefined if its user cancels. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<CreatedPasskey | undefined> {
  const { startRegistration } = await webAuthn();
  const created = await startRegistration({ optionsJSON: options }).catch(() => undefined);
  if (created === undefined) return undefined;
  const { clientDataJSON, attestationObject, transports = [] } = created.response;
  return { id: created.id, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
}

/** Lets the browser use a passkey; undefined if its user cancels. */
export async function signWithPasskey(options: PasskeyRequestOptions): Promise<AssertedPasskey | undefined> {
  const { startAuthentication } = await webAuthn();
  const signed = await startAuthentication({ optionsJSON: options }).catch(() => undefined);
  if (signed === undefined) return undefined;
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  return { id: signed.id, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } };
}
