import type { FailedField } from 'client/failure.ts';
import { type Resolution, type VersionConflict, versionConflict } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { createContent, saveContent } from 'contract/console/publishing.ts';
import { useState } from 'react';
import { z } from 'zod/mini';
import { useWrite } from '../../gateway/use-write.ts';
import { type Body, changedFields, isRecord, withFields } from '../body.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';

export type Saved = { id: string; version: number; merged: number };

/** What a save led to: it was saved, somebody else had changed the same fields, or it failed and was announced. */
export type SaveResult =
  | { is: 'saved'; saved: Saved }
  | { is: 'conflict'; conflict: VersionConflict }
  | { is: 'failed' };

type Base = { version: number; body: Body };

/** What was typed, on what was saved then: a save merges what others have changed since. */
type UnsavedContent = { base: Base; body: Body };

export function isUnsavedContent(stored: unknown): stored is UnsavedContent {
  if (!isRecord(stored) || !isRecord(stored['body'])) return false;
  const { base } = stored;
  return isRecord(base) && typeof base['version'] === 'number' && isRecord(base['body']);
}

const conflictIn = z.object({ conflict: versionConflict });

/**
 * The body that is edited and the saved one under it. While a save is on its way the editor goes on: what was typed
 * meanwhile stays and is unsaved.
 */
export function useEditing(
  kind: ContentKind,
  { id, ...read }: { id: string; version: number; body: Body },
  isNew: boolean,
) {
  const [base, setBase] = useState<Base>(read);
  const [body, setBody] = useState<Body>(base.body);
  const creation = useWrite(createContent, { changes: changedByPublishing });
  const saving = useWrite(saveContent, { changes: changedByPublishing, handles: ['versionConflict'] });
  const [rejected, setRejected] = useState<readonly FailedField[]>([]);
  const changed = changedFields(kind, base.body, body);

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
    isSaving: creation.isPending || saving.isPending,
    save,
    /** An older version is the draft again. What was typed and not saved stays on top of it. */
    restored: (draft: Base) => continueFrom(draft, base.body),
    /** Goes on with what was typed before. */
    restore: (unsaved: UnsavedContent) => {
      setBase(unsaved.base);
      setBody(unsaved.body);
    },
    discard: () => {
      // What was typed before may stand on an older version.
      const saved = read.version > base.version ? read : base;
      setBase(saved);
      setBody(saved.body);
      setRejected([]);
    },
  };
}
