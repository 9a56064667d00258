export function tabId(index: number): string {
  return `culture-tab-${index}`;
}

export function panelId(index: number): string {
  return `culture-panel-${index}`;
}
