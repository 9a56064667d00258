type PageItem = { key: string; page?: number };

/** The first and last page, the current one with its neighbours, and a gap for omitted pages. */
export function pagesAround(page: number, last: number): PageItem[] {
  const visible = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const pages = [...new Set(visible)].toSorted((one, other) => one - other);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? 0;
    const item = { key: String(number), page: number };
    if (number - before === 1) return [item];
    // A gap of a single page shows the page instead.
    if (number - before === 2) return [{ key: String(number - 1), page: number - 1 }, item];
    return [{ key: `before ${number}` }, item];
  });
}
