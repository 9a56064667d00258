import { App, Button } from 'antd';
import { publishingBounds, type Thumbnail as Picture } from 'contract/console/content-items.ts';
import { type ContentKind, isTree as formsTree } from 'contract/console/content-kinds.ts';
import { listContent, reorderContent } from 'contract/console/publishing.ts';
import { useState } from 'react';
import { itemTitle } from '../../content-kinds/item-title.ts';
import { definitionOf } from '../../content-kinds/kinds.ts';
import { useRead } from '../../gateway/use-read.ts';
import { useSnapshot } from '../../gateway/use-snapshot.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { DragHandle } from '../../parts/dragging/drag-handle.tsx';
import dragging from '../../parts/dragging/draggable-row.module.css';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import type { MoveDirection } from '../../parts/dragging/move-keys.ts';
import type { DropPosition } from '../../parts/dragging/moved-row.ts';
import { Thumbnail } from '../../parts/thumbnail.tsx';
import { useDraggableRow } from '../../parts/dragging/use-draggable-row.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';
import styles from './arrange-dialog.module.css';
import {
  arrange,
  type Arranged,
  type Arrangement,
  depthOf,
  isWithin,
  moveByKey,
  put,
  siblingsOf,
} from './arrangement.ts';

/** All items of a kind, or of a group, in their order, to be rearranged by pointer or by keys. */
export function ArrangeDialog({ kind, group, close }: { kind: ContentKind; group?: string; close: () => void }) {
  const { publishing } = useTexts();
  const locale = useLocale();
  const isTree = formsTree(definitionOf(kind));
  const reading = useRead(listContent, {
    kind,
    sort: 'position',
    size: publishingBounds.listItems,
    ...(group !== undefined && { group }),
  });
  const { failure, isFetching, retry } = reading;
  const data = useSnapshot(reading);
  const items = data?.content.map(({ id, titles, group: parent }) => ({
    id,
    title: itemTitle(titles, locale) || publishing.untitled,
    parent: isTree ? parent : null,
  }));
  if (items === undefined)
    return (
      <Dialog title={publishing.arrange.title(publishing.kinds[kind])} close={close}>
        <LoadingOrError failure={isFetching ? undefined : failure} retry={retry} />
      </Dialog>
    );
  const pictures = new Map(data?.content.flatMap(({ id, thumbnail }) => (thumbnail === null ? [] : [[id, thumbnail]])));
  return <Arranging kind={kind} saved={arrange(items)} pictures={pictures} isTree={isTree} close={close} />;
}

function Arranging({
  kind,
  saved,
  pictures,
  isTree,
  close,
}: {
  kind: ContentKind;
  saved: Arrangement;
  pictures: ReadonlyMap<string, Picture>;
  isTree: boolean;
  close: () => void;
}) {
  const { publishing } = useTexts();
  const words = publishing.arrange;
  const { message } = App.useApp();
  const { items, isChanged, isSaving, announcement, change, save } = useArrangement(kind, saved);

  async function saveAndClose(): Promise<void> {
    if (!(await save())) return;
    void message.success(words.saved);
    close();
  }

  return (
    <Dialog
      title={words.title(publishing.kinds[kind])}
      width={560}
      close={close}
      action={
        <Button type="primary" loading={isSaving} disabled={!isChanged} onClick={() => void saveAndClose()}>
          {publishing.saveRecord}
        </Button>
      }
    >
      <p className={styles.hint}>{isTree ? words.treeHint : words.hint}</p>
      <ul className={styles.items} aria-label={words.title(publishing.kinds[kind])}>
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            picture={pictures.get(item.id)}
            depth={depthOf(items, item.id)}
            isTree={isTree}
            accepts={(dragged) => !isWithin(items, item.id, dragged)}
            drop={(dragged, position) => change(put(items, dragged, item.id, position), dragged)}
            move={(direction) => {
              if (isTree || direction === 'up' || direction === 'down')
                change(moveByKey(items, item.id, direction), item.id);
            }}
          />
        ))}
      </ul>
      <output className={visuallyHidden.text}>{announcement}</output>
    </Dialog>
  );
}

/** The items as they are arranged, and how their order is saved. */
function useArrangement(kind: ContentKind, saved: Arrangement) {
  const { publishing } = useTexts();
  const [items, setItems] = useState(saved);
  const [announcement, setAnnouncement] = useState('');
  const { write, isPending } = useWrite(reorderContent, { changes: changedByPublishing });

  function change(changed: Arrangement, id: string): void {
    setItems(changed);
    const siblings = siblingsOf(changed, id);
    const item = changed.find((one) => one.id === id);
    const position = siblings.findIndex((one) => one.id === id) + 1;
    const moved = publishing.structure.moved(item?.title ?? '', position, siblings.length);
    const parent = changed.find((one) => one.id === item?.parent);
    setAnnouncement(parent === undefined ? moved : `${moved} · ${publishing.arrange.below(parent.title)}`);
  }

  /** Returns whether it was saved. */
  async function save(): Promise<boolean> {
    // From the top of the tree down: whatever is above an item is where it belongs already, so that no step makes a
    // circle that the whole does not have.
    const moved = items.filter(({ id, parent }) => saved.find((item) => item.id === id)?.parent !== parent);
    const result = await write({
      kind,
      ids: items.map(({ id }) => id),
      moved: moved.map(({ id, parent }) => ({ id, parent })),
    });
    return result.ok;
  }

  return {
    items,
    isChanged: saved.some(({ id, parent }, index) => items[index]?.id !== id || items[index].parent !== parent),
    isSaving: isPending,
    announcement,
    change,
    save,
  };
}

type ItemProps = {
  item: Arranged;
  picture: Picture | undefined;
  depth: number;
  isTree: boolean;
  accepts: (dragged: string) => boolean;
  drop: (dragged: string, position: DropPosition) => void;
  move: (direction: MoveDirection) => void;
};

function Item({ item, picture, depth, isTree, accepts, drop, move }: ItemProps) {
  const { rowRef, handleRef, marks } = useDraggableRow<HTMLLIElement>({
    list: 'arranged',
    row: item.id,
    isEnabled: true,
    acceptsChildren: isTree,
    accepts,
    drop,
  });
  return (
    <li
      ref={rowRef}
      className={`${styles.item} ${dragging.row}`}
      style={{ paddingInlineStart: 4 + depth * 24 }}
      {...marks}
    >
      <DragHandle handleRef={handleRef} of={item.title} move={move} hasLevels={isTree} />
      {picture === undefined ? null : <Thumbnail picture={picture} />}
      <span>{item.title}</span>
    </li>
  );
}
