/** Drawn like the other icons (icon.tsx), but separate, since few pages print. */
export function PrintIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M5.5 7.5V3h9v4.5M5.5 14.5H3v-7h14v7h-2.5M5.5 12h9v5h-9z" />
    </svg>
  );
}
