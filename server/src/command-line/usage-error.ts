/** A mistake of the operator: commands print its message without a stack trace. */
export class UsageError extends Error {}
