type Fields = Record<string, unknown>;

const identityFields = ['reporter', 'reporterMobile', 'email'];
/** The time at which the visitor began would reveal the hour. */
const omittedFields = ['startedAt'];

/**
 * Splits a report into its content and the reporter's identity, which are sealed separately. All
 * fields stay as they were sent.
 */
export function partsOfReport(fields: Fields): { content: Fields; identity: Fields } {
  const entries = Object.entries(fields).filter(([name]) => !omittedFields.includes(name));
  const identity = entries.filter(([name]) => identityFields.includes(name));
  const content = entries.filter(([name]) => !identityFields.includes(name));
  return { content: Object.fromEntries(content), identity: Object.fromEntries(identity) };
}
