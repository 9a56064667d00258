/** Attributes of a form whose input browsers must not store for other forms and sessions. */
export const privateAttributes = { autoComplete: 'off', spellCheck: false } as const;
