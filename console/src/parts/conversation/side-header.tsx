import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './side-header.module.css';
import type { Side } from './side-tabs.tsx';

/** Says who sees a side of the conversation, and beside it how they read it. */
export function SideHeader({ side, title, children }: { side: Side; title: string; children: ReactNode }) {
  const Icon = side === 'visitor' ? Eye : EyeOff;
  return (
    <header className={styles.header} data-side={side}>
      <Icon size={16} aria-hidden="true" />
      <h3>{title}</h3>
      {children}
    </header>
  );
}
