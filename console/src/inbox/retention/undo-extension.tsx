import { App, Button } from 'antd';
import type { InboxItem } from 'contract/console/inbox-item.ts';
import { undoInboxExtension } from 'contract/console/retention.ts';
import { Undo2 } from 'lucide-react';
import { isOutdated } from '../../parts/conversation/outdated.ts';
import { useConfirm } from '../../parts/use-confirm.ts';
import { useOneAtATime } from '../../parts/use-one-at-a-time.ts';
import { formatCalendarDay } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { useItemWrite } from '../use-item-write.ts';

/** Takes the last extension of an item back; nothing where that is not possible. */
export function UndoExtension({ item }: { item: InboxItem }) {
  const { extending, undoing: texts } = useTexts().retention;
  const { message } = App.useApp();
  const locale = useLocale();
  const confirm = useConfirm();
  const { write, isPending } = useItemWrite(undoInboxExtension, { item, written: 'retention' });
  const { kind, id, retention } = item;
  const { erasedOn: seenErasedOn, erasedOnWithoutExtension: former } = retention;

  const undo = useOneAtATime(async () => {
    if (former === null) return;
    const day = formatCalendarDay(former, locale);
    const { question: title, action } = texts;
    if (!(await confirm({ title, content: texts.text(day), action }))) return;
    const result = await write({ kind, id, seenErasedOn });
    if (result.ok) void message.success(texts.done(day));
    else if (isOutdated(result.failure)) void message.warning(extending.changed);
  });

  if (former === null) return null;
  return (
    <Button size="small" icon={<Undo2 size={14} />} loading={isPending} onClick={() => void undo()}>
      {texts.open}
    </Button>
  );
}
