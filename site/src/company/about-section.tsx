import type { AboutSection as SectionName } from 'contract/paths.ts';
import type { ReactNode } from 'react';
import styles from './about-section.module.css';

/** What an address may name: its id is the section's name. Focusable, so that a step to it also takes the keyboard there. */
export function AboutSection({ name, children }: { name: SectionName; children: ReactNode }) {
  return (
    <section id={name} className={styles.section} aria-labelledby={`${name}-title`} tabIndex={-1}>
      {children}
    </section>
  );
}
