import buttons from '../parts/button.module.css';
import { usePageText } from '../text/use-text.tsx';

/** Prints the tables that are shown, without the rest of the page; the browser's own command prints all of it. */
export function PrintButton() {
  const text = usePageText('typical-values');
  return (
    <button type="button" className={`${buttons.line} ${buttons.small}`} onClick={printSheets}>
      <svg
        viewBox="0 0 20 20"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M5.5 7.5V3h9v4.5M5.5 14.5H3v-7h14v7h-2.5M5.5 12h9v5h-9z" />
      </svg>
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
