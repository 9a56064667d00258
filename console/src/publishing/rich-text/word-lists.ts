/** A paragraph that Word shows as an item of a list. */
type WordItem<Content> = { level: number; isNumbered: boolean; content: Content };

export type WordList<Content> = {
  isNumbered: boolean;
  items: { content: Content; lists: WordList<Content>[] }[];
};

/** The level of a list paragraph, from 1: `mso-list:l0 level2 lfo1`. */
export function wordLevel(style: string): number {
  return Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 1);
}

/** Whether a printed bullet counts: `1.`, `a)`, `（一）` or `1、`, and not `·` or `o`. */
export function isNumberBullet(bullet: string): boolean {
  return /^[(（]?[0-9a-z一二三四五六七八九十]+[.)、．）]/i.test(bullet);
}

/** Paragraphs that follow each other as lists: one of a deeper level belongs to the item before it. */
export function nestWordLists<Content>(paragraphs: readonly WordItem<Content>[]): WordList<Content>[] {
  const roots: WordList<Content>[] = [];
  // From the outermost list to the one of the last item, by increasing levels.
  let open: { level: number; list: WordList<Content> }[] = [];
  for (const { level, isNumbered, content } of paragraphs) {
    // The outermost list stays: text copied from the middle of a list may begin at a deep level.
    open = open.filter((one, depth) => depth === 0 || one.level <= level);
    const joined = open.at(-1);
    if (joined !== undefined && joined.level >= level && joined.list.isNumbered !== isNumbered) open.pop();
    let last = open.at(-1);
    if (last === undefined || last.level < level) {
      const lists = last?.list.items.at(-1)?.lists ?? roots;
      last = { level, list: { isNumbered, items: [] } };
      lists.push(last.list);
      open.push(last);
    }
    last.level = level;
    last.list.items.push({ content, lists: [] });
  }
  return roots;
}
