export const rowsPerPage = 50;

export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / rowsPerPage));
}

/** Whether a list has rows, but none on this page: its last rows were answered meanwhile. */
export function isMissingPage({ content, totalElements }: { content: readonly unknown[]; totalElements: number }) {
  return content.length === 0 && totalElements > 0;
}
