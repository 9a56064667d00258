import { auditedCaller } from '../audit/caller.ts';
import { recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { StaffCaller } from '../http/serve.ts';

/** Records a change of a picture, film or document. */
export function auditMedia(
  db: Database,
  caller: StaffCaller,
  action: 'media.upload' | 'media.replace' | 'media.edit' | 'media.delete',
  name: string,
  /** The file that was sent, under its own name. */
  sentFile?: string,
): Promise<void> {
  return recordAudit(db, {
    ...auditedCaller(caller),
    action,
    object: { kind: 'media', id: name },
    ...(sentFile !== undefined && { details: { sentFile } }),
  });
}
