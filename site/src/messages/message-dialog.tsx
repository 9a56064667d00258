import { Dialog } from '../parts/dialog.tsx';
import { useText } from '../text/use-text.tsx';

export function MessageDialog({ onClosed }: { onClosed: () => void }) {
  const text = useText().shell.sideBar;
  return (
    <Dialog title={text.messageTitle} width="narrow" sheet onClosed={onClosed}>
      {null}
    </Dialog>
  );
}
