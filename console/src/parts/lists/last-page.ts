export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Whether a list has rows, but none on this page: its last rows have left it meanwhile. */
export function isMissingPage({ content, totalElements }: { content: readonly unknown[]; totalElements: number }) {
  return content.length === 0 && totalElements > 0;
}
