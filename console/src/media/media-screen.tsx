import { useListQuery } from '../parts/lists/use-list-query.ts';
import { DocumentsScreen } from './documents-screen.tsx';
import { FilmsScreen } from './films-screen.tsx';
import { PicturesScreen } from './pictures-screen.tsx';

/** Three lists of what staff uploaded: pictures and films of the library, and documents. */
export function MediaScreen() {
  const { filters } = useListQuery(['tab']);
  if (filters.tab === 'films') return <FilmsScreen />;
  return filters.tab === 'documents' ? <DocumentsScreen /> : <PicturesScreen />;
}
