import type { ReactNode } from 'react';
import styles from './named-section.module.css';

type NamedSectionProps = { name: string; className?: string | undefined; isDark?: boolean; children: ReactNode };

/**
 * A section that a URL may name. Its id is the name and its heading's id is `${name}-title`. It is focusable, so
 * that navigation moves the keyboard focus there.
 */
export function NamedSection({ name, className, isDark = false, children }: NamedSectionProps) {
  return (
    <section
      id={name}
      className={`${styles.section} ${className ?? ''}`}
      data-theme={isDark ? 'dark' : undefined}
      aria-labelledby={`${name}-title`}
      tabIndex={-1}
    >
      {children}
    </section>
  );
}
