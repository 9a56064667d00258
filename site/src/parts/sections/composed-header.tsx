import type { ReactNode } from 'react';
import { fallbackLang } from '../../text/fallback-lang.ts';
import { LineBreakText } from '../../text/line-break-text.tsx';
import { SectionHeader } from './section-header.tsx';
import { sectionIndex } from './section-header.tsx';

type ComposedHeaderProps = {
  /** A composed page, or a section of it. */
  of: { label?: string; title: string; lead: string };
  /** The response that contains it, and its JSON pointer in it, to mark texts that fall back to Chinese (W17). */
  response: { fallback?: string[] | undefined };
  at: string;
  /** The number of a section on its page. */
  number?: number | undefined;
  /** The group of a page, beside the hairline. A section has its own label there. */
  name?: ReactNode;
  level?: 1 | 2;
  id?: string;
};

/** The header of a composed page or of a section of it. */
export function ComposedHeader({ of, response, at, number, name, ...header }: ComposedHeaderProps) {
  const { label, title, lead } = of;
  return (
    <SectionHeader
      {...header}
      index={number === undefined ? undefined : sectionIndex(number)}
      name={name ?? (label && <span lang={fallbackLang(response, `${at}/label`)}>{label}</span>)}
      title={
        <span lang={fallbackLang(response, `${at}/title`)}>
          <LineBreakText>{title}</LineBreakText>
        </span>
      }
      lead={
        lead === '' ? undefined : (
          <p lang={fallbackLang(response, `${at}/lead`)}>
            <LineBreakText>{lead}</LineBreakText>
          </p>
        )
      }
    />
  );
}
