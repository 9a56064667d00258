import { decodeText, viewOf } from '../bytes.ts';
import { type Examined, type Finding, UnsupportedContent } from '../metadata.ts';

/** A file's entry in the directory of a zip. */
type Entry = { name: string; hasOwner: boolean; comment: string };

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const maxEndSize = 65_557;

/** Reports what the directory of a zip contains. The files inside are not opened, and none is removed. */
export function examineZip(bytes: Uint8Array): Examined {
  const { entries, comment } = directoryOf(bytes);
  const shown = entries.filter(({ name }) => !name.endsWith('/')).map(({ name }) => name);
  const found: Finding[] = shown.map((name) => ({ kind: 'embedded', value: name }));
  return { found: [...found, ...directoryFindings(entries, comment)] };
}

/** Reports the comments and owners of a zip, but not its files: the parts of an office file are no findings. */
export function examineZipDirectory(bytes: Uint8Array): Finding[] {
  const { entries, comment } = directoryOf(bytes);
  return directoryFindings(entries, comment);
}

function directoryFindings(entries: readonly Entry[], comment: string): Finding[] {
  const comments = [comment, ...entries.map((entry) => entry.comment)].filter((words) => words !== '');
  const found: Finding[] = comments.map((value) => ({ kind: 'comment', value }));
  return entries.some(({ hasOwner }) => hasOwner) ? [...found, { kind: 'other', value: 'UID, GID' }] : found;
}

function directoryOf(bytes: Uint8Array): { entries: Entry[]; comment: string } {
  const view = viewOf(bytes);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endMark) {
    end -= 1;
    if (end < bytes.length - maxEndSize) break;
  }
  if (end < 0 || view.getUint32(end, true) !== endMark) throw new UnsupportedContent();
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== entryMark) throw new UnsupportedContent();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const nameEnd = at + 46 + (nameLength ?? 0);
    const extraEnd = nameEnd + (extraLength ?? 0);
    const next = extraEnd + (commentLength ?? 0);
    entries.push({
      name: decodeText(bytes.subarray(at + 46, nameEnd)),
      hasOwner: hasOwnerField(bytes.subarray(nameEnd, extraEnd)),
      comment: decodeText(bytes.subarray(extraEnd, next)),
    });
    at = next;
  }
  return { entries, comment: decodeText(bytes.subarray(end + 22, end + 22 + view.getUint16(end + 20, true))) };
}

/** Info-ZIP's extra field contains the user and group ids of the packing machine. */
function hasOwnerField(extra: Uint8Array): boolean {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    const id = view.getUint16(at, true);
    if (id === 0x7875 || id === 0x7855) return true;
  }
  return false;
}
