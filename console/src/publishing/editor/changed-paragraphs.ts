import { diffArrays } from 'diff';

export type ChangedParagraphs = { before: string; after: string };

/** The paragraphs in which two texts differ, those of the one beside those of the other. What is equal is left out. */
export function changedParagraphs(before: string, after: string): ChangedParagraphs[] {
  const paragraphs = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');
  const changed: ChangedParagraphs[] = [];
  let open: ChangedParagraphs | undefined;
  for (const { value, added, removed } of diffArrays(paragraphs(before), paragraphs(after))) {
    if (!added && !removed) {
      open = undefined;
      continue;
    }
    if (open === undefined) {
      open = { before: '', after: '' };
      changed.push(open);
    }
    open[added ? 'after' : 'before'] = value.join('\n');
  }
  return changed;
}
