import layout from '../parts/layout.module.css';
import { usePageText } from '../text/use-text.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { ReceiptDrawing } from './receipt-drawing.tsx';
import styles from './receipt-prompt.module.css';
import { SubmissionHeader } from './submission-header.tsx';

/** The form for the receipt number, with notes on privacy. */
export function ReceiptPrompt(form: Parameters<typeof ReceiptForm>[0]) {
  const text = usePageText('submissions');
  return (
    <>
      <SubmissionHeader withInstructions />
      <div className={`${styles.prompt} ${layout.grid}`}>
        <div className={`${styles.entry} ${layout.fullWidth} ${layout.mainColumn} ${layout.stack}`}>
          <ReceiptForm {...form} />
          <ReceiptDrawing />
        </div>
        <ul className={`${styles.notes} ${layout.rows} ${layout.fullWidth} ${layout.sideColumn}`}>
          {text.notes.map(({ title, lead }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p className={`${styles.text} ${layout.detail}`}>{lead}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
