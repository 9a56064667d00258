type Fields = Record<string, unknown>;

const identityFields = ['reporter', 'reporterMobile', 'email'];
/** When it was begun would tell the hour. */
const leftOut = ['startedAt'];

/** Who reported, apart from what was reported: each is sealed by itself. Every field stays as it was sent. */
export function partsOfReport(fields: Fields): { content: Fields; identity: Fields } {
  const entries = Object.entries(fields).filter(([name]) => !leftOut.includes(name));
  const identity = entries.filter(([name]) => identityFields.includes(name));
  const content = entries.filter(([name]) => !identityFields.includes(name));
  return { content: Object.fromEntries(content), identity: Object.fromEntries(identity) };
}
