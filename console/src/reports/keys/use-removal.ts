import { App } from 'antd';
import { type ListedReportKey, removeReportKey } from 'contract/console/report-keys.ts';
import { signKeyDecision } from 'contract/sealing/key-decision.ts';
import { useConfirm } from '../../parts/use-confirm.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { lockSignal } from '../../shell/officer-key.ts';
import { useTexts } from '../../text/use-language.ts';
import { removeConfirmedKey } from '../confirmed-keys.ts';
import { useKeyWrite } from './use-key-write.ts';
import type { OwnKey } from './use-own-key.ts';

/** Puts another officer's key out of force, after it was said what that means. */
export function useRemoval({ name, recipient, signingKey, addedOn }: ListedReportKey) {
  const { removal: texts } = useTexts().reportKeys;
  const { message } = App.useApp();
  const confirm = useConfirm();
  const { write, isPending } = useKeyWrite(removeReportKey);
  const remove = useOneAtATime(async ({ identity }: OwnKey) => {
    const locked = lockSignal();
    const question = { title: texts.title(name), content: texts.hint, action: texts.action, isDangerous: true };
    if (!(await confirm(question)) || locked.aborted) return;
    const signature = signKeyDecision(identity, { is: 'removal', recipient, addedOn });
    if (!(await write({ recipient, signature }))) return;
    removeConfirmedKey({ recipient, signingKey });
    void message.success(texts.done(name));
  });
  return { remove, isPending };
}
