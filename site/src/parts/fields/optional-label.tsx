import type { ReactNode } from 'react';
import { usePageText } from '../../text/use-text.tsx';
import primitives from '../primitives.module.css';

/** The label of an optional field. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  const text = usePageText('forms');
  return (
    <>
      {children}
      <span className={`${primitives.regular} ${primitives.quiet}`}>{text.optional}</span>
    </>
  );
}
