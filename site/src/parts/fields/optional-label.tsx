import type { ReactNode } from 'react';
import { usePageText } from '../../text/use-text.tsx';
import layout from '../layout.module.css';

/** The label of an optional field. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  const text = usePageText('forms');
  return (
    <>
      {children}
      <span className={`${layout.regular} ${layout.quiet}`}>{text.optional}</span>
    </>
  );
}
