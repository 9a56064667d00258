import type { Path } from 'react-router';

/** What was typed since `sent` was sent. */
export function changedSince<Parts extends object>(sent: Partial<Parts>, changed: Partial<Parts>): Partial<Parts> {
  const rest = { ...changed };
  for (const name in sent) if (rest[name] === sent[name]) delete rest[name];
  return rest;
}

/** Whether a navigation closes the open picture or film. Filters and pages of the list leave it open. */
export function closesDetail(parameter: 'picture' | 'film', from: Path, to: Path): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return from.pathname !== to.pathname || ['tab', parameter].some((name) => before.get(name) !== after.get(name));
}
