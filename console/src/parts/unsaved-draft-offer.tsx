import { Alert, Button } from 'antd';
import { formatClock } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';

/** Offers what was typed into this form before the session ended or the page was left. */
export function UnsavedDraftOffer({
  storedAt,
  restore,
  discard,
}: {
  storedAt: Date;
  restore: () => void;
  discard: () => void;
}) {
  const { parts } = useTexts();
  const locale = useLocale();
  return (
    <Alert
      type="info"
      showIcon
      title={parts.unsavedDraft(formatClock(storedAt, locale))}
      action={
        <span style={{ display: 'inline-flex', gap: 4 }}>
          <Button size="small" onClick={restore}>
            {parts.restoreDraft}
          </Button>
          <Button size="small" type="text" onClick={discard}>
            {parts.discardDraft}
          </Button>
        </span>
      }
    />
  );
}
