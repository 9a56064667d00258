import { Dialog } from '../parts/dialog.tsx';
import { usePageText } from '../text/use-text.tsx';

export function ReportDialog({ onClosed }: { onClosed: () => void }) {
  const text = usePageText('supervision');
  return (
    <Dialog title={text.page} width="wide" closesOnOutsideClick onClosed={onClosed}>
      <p>{text.page}</p>
    </Dialog>
  );
}
