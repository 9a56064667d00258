import type { ReactNode } from 'react';
import styles from './named-section.module.css';

type NamedSectionProps = { name: string; className?: string | undefined; children: ReactNode };

/** What an address may name: its id is the section's name, its heading's `${name}-title`. Focusable, so that a step to it also takes the keyboard there. */
export function NamedSection({ name, className, children }: NamedSectionProps) {
  return (
    <section
      id={name}
      className={`${styles.section} ${className ?? ''}`}
      aria-labelledby={`${name}-title`}
      tabIndex={-1}
    >
      {children}
    </section>
  );
}
