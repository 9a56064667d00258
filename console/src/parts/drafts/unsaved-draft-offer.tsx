import { Alert, Button } from 'antd';
import { formatOwnDayAndTime } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
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
  if (offered === undefined) return null;
  const { storedAt, values } = offered;
  return (
    <Alert
      type="info"
      showIcon
      title={parts.unsavedDraft(formatOwnDayAndTime(storedAt))}
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
