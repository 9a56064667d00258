import buttons from '../parts/button.module.css';
import { PrintIcon } from '../parts/print-icon.tsx';
import { usePageText } from '../text/use-text.tsx';

/** Prints what the browser's own command prints: the visible tables (coke-page.module.css). */
export function PrintButton() {
  const text = usePageText('typical-values');
  return (
    <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={() => print()}>
      <PrintIcon />
      {text.print}
    </button>
  );
}
