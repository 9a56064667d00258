/** An account as the object of an entry of the audit log. */
export function auditedAccount({ id, name }: { id: number; name: string }) {
  return { kind: 'account', id: String(id), title: name };
}
