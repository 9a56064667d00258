import { confirmTranslation } from 'contract/console/publishing.ts';
import type { z } from 'zod/mini';
import { useWrite } from '../../gateway/use-write.ts';
import { useConfirm } from '../../parts/use-confirm.ts';
import { useTexts } from '../../text/use-language.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';

type Confirmation = z.input<typeof confirmTranslation.input>;

/**
 * Marks stale texts as still right. If their figures differ from the Chinese text, it asks whether they are meant to.
 * Resolves with whether they were marked.
 */
export function useConfirmTranslation() {
  const { staleTexts } = useTexts();
  const ask = useConfirm();
  const { write, isPending } = useWrite(confirmTranslation, {
    changes: changedByPublishing,
    handles: ['figuresDiffer'],
  });

  async function confirm(confirmation: Confirmation): Promise<boolean> {
    const result = await write(confirmation);
    if (result.ok || result.failure.error !== 'figuresDiffer') return result.ok;
    const { question, questionHint, deliberate } = staleTexts;
    const isDeliberate = await ask({ title: question, content: questionHint, action: deliberate });
    return isDeliberate && (await write({ ...confirmation, figuresDifferDeliberately: true })).ok;
  }

  return { confirm, isPending };
}
