import { Alert, Button } from 'antd';
import { formatClock } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import type { UnsavedDraft } from './use-unsaved-draft.ts';

/** Offers what was typed into this form before the session ended or the page was left, if there is something. */
export function UnsavedDraftOffer<Values>({
  draft: { offered, closeOffer },
  restore,
}: {
  draft: Pick<UnsavedDraft<Values>, 'offered' | 'closeOffer'>;
  restore: (values: Values) => void;
}) {
  const { parts } = useTexts();
  const locale = useLocale();
  if (offered === undefined) return null;
  const { storedAt, values } = offered;
  return (
    <Alert
      type="info"
      showIcon
      title={parts.unsavedDraft(formatClock(storedAt, locale))}
      action={
        <span style={{ display: 'inline-flex', gap: 4 }}>
          <Button
            size="small"
            onClick={() => {
              restore(values);
              closeOffer();
            }}
          >
            {parts.restoreDraft}
          </Button>
          <Button size="small" type="text" onClick={closeOffer}>
            {parts.discardDraft}
          </Button>
        </span>
      }
    />
  );
}
