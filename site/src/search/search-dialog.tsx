import { Dialog } from '../parts/dialog/dialog.tsx';
import { usePageText } from '../text/use-text.tsx';
import { SearchForm } from './search-form.tsx';
import { SlashKeySwitch } from './slash-key-switch.tsx';

export function SearchDialog({ onClosed }: { onClosed: () => void }) {
  const text = usePageText('search');
  return (
    <Dialog title={text.title} intro={text.start} width="middle" closesOnOutsideClick onClosed={onClosed}>
      <SearchForm focused onSent={onClosed} />
      <SlashKeySwitch />
    </Dialog>
  );
}
