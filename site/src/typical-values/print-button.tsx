import buttons from '../parts/button.module.css';
import { PrintIcon } from '../parts/print-icon.tsx';
import { useText } from '../text/use-text.tsx';

/** Prints what the browser's own command prints: the visible tables (coke-page.module.css). */
export function PrintButton() {
  const { parts } = useText();
  return (
    <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={() => print()}>
      <PrintIcon />
      {parts.print}
    </button>
  );
}
