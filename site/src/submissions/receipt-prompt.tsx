import primitives from '../parts/primitives.module.css';
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
      <div className={`${styles.prompt} ${primitives.grid}`}>
        <div className={`${styles.entry} ${primitives.fullWidth} ${primitives.mainColumn} ${primitives.stack}`}>
          <ReceiptForm {...form} />
          <ReceiptDrawing />
        </div>
        <ul className={`${styles.notes} ${primitives.rows} ${primitives.fullWidth} ${primitives.sideColumn}`}>
          {text.notes.map(({ title, lead }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p className={`${styles.text} ${primitives.detail}`}>{lead}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
