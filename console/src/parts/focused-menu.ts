/** For a Dropdown: the focus moves into its menu, which the arrow keys otherwise do not reach. */
export const focusedMenu = { trigger: ['click' as const], autoFocus: true };
