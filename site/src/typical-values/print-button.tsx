import buttons from '../parts/button.module.css';
import { PrintIcon } from '../parts/print-icon.tsx';
import { usePageText } from '../text/use-text.tsx';

/** Prints only the visible tables; the browser's own command prints the whole page. */
export function PrintButton() {
  const text = usePageText('typical-values');
  return (
    <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={printSheets}>
      <PrintIcon />
      {text.print}
    </button>
  );
}

function printSheets() {
  const { dataset } = document.documentElement;
  dataset['printing'] = 'sheets';
  addEventListener('afterprint', () => delete dataset['printing'], { once: true });
  print();
}
