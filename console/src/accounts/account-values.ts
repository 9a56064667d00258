import { z } from 'zod/mini';

/** The fields of the form. */
export const accountValues = z.object({ name: z.string(), login: z.string(), roles: z.array(z.string()) });

export type AccountValues = z.infer<typeof accountValues>;

/** What is typed, and the account that it was typed on. */
export const accountDraft = z.object({ typed: accountValues, from: accountValues });

/** What is typed on top of what is saved now. What a colleague has changed meanwhile stays. */
export function rebaseDraft(saved: AccountValues, { typed, from }: z.infer<typeof accountDraft>): AccountValues {
  const kept = saved.roles.filter((role) => typed.roles.includes(role) || !from.roles.includes(role));
  const added = typed.roles.filter((role) => !from.roles.includes(role) && !kept.includes(role));
  return {
    name: typed.name === from.name ? saved.name : typed.name,
    login: typed.login === from.login ? saved.login : typed.login,
    roles: [...kept, ...added],
  };
}
