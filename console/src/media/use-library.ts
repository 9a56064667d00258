import { libraryUploaders } from 'contract/console/media.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { useListQuery } from '../parts/lists/use-list-query.ts';
import { useSession } from '../shell/session.tsx';
import { useChosen } from './use-chosen.ts';

/** What the lists of pictures and of films have in common: filters, page and chosen item in the URL, and the rights. */
export function useLibrary<Show extends string>(parameter: 'picture' | 'film', shows: readonly (Show | 'all')[]) {
  const { permissions } = useSession();
  const listQuery = useListQuery(['text', 'show']);
  const { page, limit, filters } = listQuery;
  return {
    listQuery,
    shows,
    show: shows.find((known) => known === filters.show) ?? 'all',
    /** The input that the endpoints of both lists have. */
    input: { page: page - 1, size: limit, text: filters.text },
    mayUpload: holdsAnyPermission(permissions, libraryUploaders.any),
    ...useChosen(parameter),
  };
}
