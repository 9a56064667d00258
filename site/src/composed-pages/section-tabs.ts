type Section = { name: string; title: string; continuesTab: boolean };

/** A tab with the name and title of its first section, and the indices of its sections on the page. */
type SectionTab = { name: string; title: string; indices: number[] };

/** Groups the sections of a page by tabs. The first section begins one in any case. */
export function sectionTabs(sections: readonly Section[]): SectionTab[] {
  const tabs: SectionTab[] = [];
  for (const [index, { name, title, continuesTab }] of sections.entries()) {
    const last = tabs.at(-1);
    if (last && continuesTab) last.indices.push(index);
    else tabs.push({ name, title, indices: [index] });
  }
  return tabs;
}
