import styles from './initials-avatar.module.css';

/** The first character of a name instead of a photograph. */
export function InitialsAvatar({ name, size = 24 }: { name: string; size?: number }) {
  const [initial = '?'] = name;
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.46 }} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
