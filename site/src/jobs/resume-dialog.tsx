import { Dialog } from '../parts/dialog.tsx';
import { usePageText } from '../text/use-text.tsx';

export function ResumeDialog({ about, onClosed }: { about?: string | undefined; onClosed: () => void }) {
  const text = usePageText('jobs');
  return (
    <Dialog title={text.page} width="narrow" closesOnOutsideClick onClosed={onClosed}>
      <p>{about}</p>
    </Dialog>
  );
}
