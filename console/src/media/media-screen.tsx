import { useListAddress } from '../parts/use-list-address.ts';
import { DocumentsScreen } from './documents-screen.tsx';
import { PicturesScreen } from './pictures-screen.tsx';

/** Two lists of what staff uploaded: pictures of the library, and documents. */
export function MediaScreen() {
  const { filters } = useListAddress(['tab']);
  return filters.tab === 'documents' ? <DocumentsScreen /> : <PicturesScreen />;
}
