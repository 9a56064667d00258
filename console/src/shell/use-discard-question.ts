import { useConfirm } from '../parts/use-confirm.ts';
import { useTexts } from '../text/use-language.ts';
import { countDrafts } from './report-drafts.ts';

/** Asks before unfinished answers and notes are discarded. Resolves with whether to go on. */
export function useDiscardQuestion(): () => Promise<boolean> {
  const { discardQuestion, discardHint, discard, keepWriting } = useTexts().reports.officerKey;
  const confirm = useConfirm();
  return async () => {
    const count = countDrafts();
    if (count === 0) return true;
    return confirm({
      title: discardQuestion,
      content: discardHint(count),
      action: discard,
      isDangerous: true,
      cancel: keepWriting,
    });
  };
}
