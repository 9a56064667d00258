import type { FactUse } from 'contract/console/fact-uses.ts';
import { listFactUses } from 'contract/console/fact-uses.ts';
import { articleReaders } from 'contract/console/content-rights.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import type { FactName } from 'contract/settings.ts';
import { useRead } from '../../gateway/use-read.ts';
import { useSession } from '../../shell/session.tsx';

/** The fields that quote each fact; undefined while they are read, and if the caller may not read them. */
export function useFactUses({ enabled = true } = {}): readonly FactUse[] | undefined {
  const { permissions } = useSession();
  const isEnabled = enabled && holdsAnyPermission(permissions, articleReaders);
  const { data } = useRead(listFactUses, {}, { silent: true, enabled: isEnabled });
  return isEnabled ? data?.content : undefined;
}

/** How many fields change on the site when these facts are saved. */
export function countLiveUses(uses: readonly FactUse[], facts: readonly FactName[]): number {
  const live = uses.filter(({ fact, quotations }) => facts.includes(fact) && quotations.some(({ isLive }) => isLive));
  return new Set(live.map(({ kind, id, field }) => `${kind} ${id} ${field}`)).size;
}
