import { App } from 'antd';
import { discardReportKey, type PendingReportKey } from 'contract/console/report-keys.ts';
import { useConfirm } from '../../parts/use-confirm.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { useTexts } from '../../text/use-language.ts';
import { useKeyWrite } from './use-key-write.ts';

export type DiscardQuestion = { title: string; content: string };

/** Discards a pending key, after a question. */
export function useDiscard({ id }: PendingReportKey) {
  const { pending: texts } = useTexts().reportKeys;
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { write, isPending } = useKeyWrite(discardReportKey);
  const discard = useOneAtATime(async (question: DiscardQuestion) => {
    const isWanted = await confirm({ ...question, action: texts.discard, isDangerous: true });
    if (isWanted && (await write({ id }))) void message.success(texts.discarded);
  });
  return { discard, isPending };
}
