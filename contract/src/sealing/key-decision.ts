import { isSignatureOfFields, type OfficerSignature, signFields } from './officer-signature.ts';

/**
 * What an officer decides about the key of another one, signed with the own key: an account without a key in force
 * decides nothing. It names all that was compared, and the registration or the day, so that a decision about an earlier
 * registration of the same key does not count again.
 */
export type KeyDecision =
  | { is: 'confirmation'; registration: string; name: string; recipient: string; signingKey: string }
  | { is: 'removal'; recipient: string; addedOn: string };

function fieldsOf(decision: KeyDecision): string[] {
  if (decision.is === 'removal') return ['key out of force', decision.recipient, decision.addedOn];
  const { registration, name, recipient, signingKey } = decision;
  return ['key in force', registration, name, recipient, signingKey];
}

export function signKeyDecision(identity: string, decision: KeyDecision): OfficerSignature {
  return signFields(identity, fieldsOf(decision));
}

/** False also for a malformed key. */
export function isSignatureOfDecision(decision: KeyDecision, signature: OfficerSignature): boolean {
  return isSignatureOfFields(fieldsOf(decision), signature);
}
