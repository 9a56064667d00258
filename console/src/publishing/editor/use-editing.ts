import type { FailedField } from 'client/failure.ts';
import { type Resolution, type VersionConflict, versionConflict } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { createContent, saveContent } from 'contract/console/publishing.ts';
import { useState } from 'react';
import { z } from 'zod/mini';
import { useWrite } from '../../gateway/use-write.ts';
import { type Body, changedFields, withFields } from '../body.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';
import type { Base, UnsavedContent } from './unsaved-content.ts';

export type Saved = { id: string; version: number; merged: number };

/** What a save led to: it was saved, somebody else had changed the same fields, or it failed and was announced. */
export type SaveResult =
  | { is: 'saved'; saved: Saved }
  | { is: 'conflict'; conflict: VersionConflict }
  | { is: 'failed' };

const conflictIn = z.object({ conflict: versionConflict });

type EditingOptions = {
  isNew?: boolean;
  /** What was typed before this editor was opened. */
  unsaved?: UnsavedContent | undefined;
  /** A dialog stands above the body, which must not change unseen. */
  isCovered?: boolean;
};

/**
 * The body that is edited and the saved one under it. While a save is on its way the editor goes on: what was typed
 * meanwhile stays and is unsaved. If somebody else has saved and nothing is typed, both are what is read then.
 */
export function useEditing(
  kind: ContentKind,
  { id, ...read }: { id: string; version: number; body: Body },
  { isNew = false, unsaved, isCovered = false }: EditingOptions = {},
) {
  const [base, setBase] = useState<Base>(unsaved?.base ?? read);
  const [body, setBody] = useState<Body>(unsaved?.body ?? base.body);
  const creation = useWrite(createContent, { changes: changedByPublishing });
  const saving = useWrite(saveContent, { changes: changedByPublishing, handles: ['versionConflict'] });
  const [rejected, setRejected] = useState<readonly FailedField[]>([]);
  const changed = changedFields(kind, base.body, body);
  const isSaving = creation.isPending || saving.isPending;
  const isNewer = read.version > base.version;
  if (isNewer && changed.length === 0 && !isSaving && !isCovered) goOnWith(read);

  function goOnWith(saved: Base): void {
    setBase(saved);
    setBody(saved.body);
  }

  async function save(resolution?: Resolution): Promise<SaveResult> {
    const sent = body;
    const result = isNew
      ? await creation.write({ kind, body: { ...sent } })
      : await saving.write({ kind, id, version: base.version, body: { ...sent }, ...(resolution && { resolution }) });
    setRejected(result.ok ? [] : result.failure.fields);
    if (!result.ok) {
      const conflict = conflictIn.safeParse(result.failure.response);
      return conflict.success ? { is: 'conflict', conflict: conflict.data.conflict } : { is: 'failed' };
    }
    const { data } = result.value;
    continueFrom(data, sent);
    return { is: 'saved', saved: { id: data.id, version: data.version, merged: data.merged.length } };
  }

  /** Goes on from what the server saved. What differs from `known` was typed meanwhile, and stays on top of it. */
  function continueFrom({ version, body: saved }: Base, known: Body): void {
    setBase({ version, body: saved });
    setBody((current) => withFields(saved, changedFields(kind, known, current), current));
  }

  return {
    body,
    setBody,
    base,
    changed,
    /** Why the last save failed. */
    rejected,
    isSaving,
    save,
    /** An older version is the draft again. What was typed and not saved stays on top of it. */
    continueFromVersion: (draft: Base) => continueFrom(draft, base.body),
    /** Goes on with what was typed before. */
    restoreDraft: (typed: UnsavedContent) => {
      setBase(typed.base);
      setBody(typed.body);
    },
    discard: () => {
      // What was typed before may stand on an older version.
      goOnWith(isNewer ? read : base);
      setRejected([]);
    },
  };
}
