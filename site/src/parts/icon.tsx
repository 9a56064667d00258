import styles from './icon.module.css';

/** Outlines on a grid of 20 with strokes of 1.5. */
const outlines = {
  go: 'M3 10h13M11 5l5 5-5 5',
  back: 'M17 10H4M9 5l-5 5 5 5',
  up: 'M10 17V4M5 9l5-5 5 5',
  down: 'M5 8l5 5 5-5',
  right: 'M8 5l5 5-5 5',
  left: 'M12 5l-5 5 5 5',
  outside: 'M7 4h9v9M16 4L5 15',
  phone: 'M4 3h3.2l1.6 4-2 1.6a10 10 0 0 0 4.6 4.6l1.6-2 4 1.6V16a1 1 0 0 1-1 1A13 13 0 0 1 3 4a1 1 0 0 1 1-1z',
  message: 'M3 4h14v10H9l-4 3.5V14H3zM6.5 8h7M6.5 10.8h4.5',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  pin: 'M10 18s6-5.4 6-10A6 6 0 0 0 4 8c0 4.6 6 10 6 10zM10 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  clock: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 6v4.3l2.8 1.7',
  pause: 'M7 4.5v11M13 4.5v11',
  play: 'M6.5 4.5l9 5.5-9 5.5z',
  close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
  menu: 'M2.5 6h15M2.5 14h15',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  check: 'M4 10.5l4 4 8-9',
  warning: 'M10 3l7.5 13.5h-15zM10 8v4M10 14v.4',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 9v4.5M10 6.4v.3',
  link: 'M8.5 11.5l3-3M7 9.5l-2.4 2.4a2.5 2.5 0 0 0 3.5 3.5L10.5 13M13 10.5l2.4-2.4a2.5 2.5 0 0 0-3.5-3.5L9.5 7',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  download: 'M10 3v9M6 8.5l4 4 4-4M3.5 16.5h13',
  upload: 'M10 13V4M6 7.5l4-4 4 4M3.5 16.5h13',
  file: 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15',
  lock: 'M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  empty: 'M3 4h14v4H3zM4.5 8v8.5h11V8M8 11h4',
  again: 'M16 10a6 6 0 1 1-2-4.5M16 2.5V6h-3.5',
} as const;

export type IconName = keyof typeof outlines;

type IconProps = { name: IconName; size?: 'normal' | 'small'; className?: string | undefined };

/** Icons are always beside text or in a labelled control, so screen readers skip them. */
export function Icon({ name, size = 'normal', className = '' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      data-size={size}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
