import { Button } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import { getContent } from 'contract/console/publishing.ts';
import type { StaleText } from 'contract/console/stale-texts.ts';
import { useNavigate } from 'react-router';
import { useRead } from '../../gateway/use-read.ts';
import { Empty } from '../../parts/loading/empty.tsx';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useTexts } from '../../text/use-language.ts';
import { staleKey } from './stale-key.ts';
import { StaleQueueList } from './stale-queue-list.tsx';
import { StaleTextEditor } from './stale-text-editor.tsx';
import styles from './stale-texts.module.css';
import { type StaleQueue, useStaleQueue } from './use-stale-queue.ts';

/** Stale texts one after another: what changed in Chinese, the translation, and whether its figures agree. */
export function StaleTextsScreen() {
  const { staleTexts, publishing, shell } = useTexts();
  const queue = useStaleQueue();
  const text = queue.texts[queue.index];
  return (
    <Screen
      help={{ screen: 'staleTexts' }}
      panes
      breadcrumbs={[
        { label: shell.groups.content },
        { label: publishing.translationsTitle, to: '/translations' },
        { label: staleTexts.title },
      ]}
    >
      {!queue.isRead ? (
        <LoadingOrError failure={queue.failure} retry={queue.retry} />
      ) : (
        <div className={styles.screen}>
          <StaleQueueList queue={queue} />
          {text === undefined ? <NothingStale /> : <OpenText key={staleKey(text)} text={text} queue={queue} />}
        </div>
      )}
    </Screen>
  );
}

function NothingStale() {
  const { staleTexts } = useTexts();
  const navigate = useNavigate();
  return (
    <div className={styles.work}>
      <Empty
        title={staleTexts.empty}
        action={<Button onClick={() => void navigate('/translations')}>{staleTexts.showAll}</Button>}
      >
        {staleTexts.emptyHint}
      </Empty>
    </div>
  );
}

function OpenText({ text, queue }: { text: StaleText; queue: StaleQueue }) {
  const { kind, id } = text;
  const { data, failure, retry } = useRead(getContent, { kind, id });
  const item = data?.data;
  // A response of another item may still be shown while this one loads.
  if (item === undefined || item.kind !== kind || item.id !== id || isOutdated(item, text, queue))
    return (
      <div className={styles.work}>
        <LoadingOrError failure={failure} retry={retry} />
      </div>
    );
  return <StaleTextEditor text={text} item={item} queue={queue} />;
}

/** Whether another text of the item was saved and the item is not read again yet: it could not be confirmed. */
function isOutdated({ version }: ContentItem, { kind, id, locale, field }: StaleText, { saving }: StaleQueue): boolean {
  if (saving === undefined || saving.text.kind !== kind || saving.text.id !== id) return false;
  const isOther = saving.text.locale !== locale || saving.text.field !== field;
  return isOther && version <= saving.version;
}
