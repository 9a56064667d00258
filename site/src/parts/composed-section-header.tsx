import type { ComposedSection } from 'contract/composed-pages.ts';
import { foreignLang } from '../text/foreign.ts';
import { RunningText } from '../text/running-text.tsx';
import { SectionHeader } from './section-header.tsx';

type ComposedSectionHeaderProps = {
  section: ComposedSection;
  /** The response that contains the section, and its JSON pointer in it, to mark texts that fall back to Chinese (W17). */
  response: { fallback?: string[] | undefined };
  at: string;
  /** Its number on the page. */
  number: number;
  name?: string | undefined;
};

/** The header of a section of a composed page. Its id names the section (`named-section.tsx`). */
export function ComposedSectionHeader({ section, response, at, number, name }: ComposedSectionHeaderProps) {
  const { title, lead } = section;
  return (
    <SectionHeader
      index={String(number).padStart(2, '0')}
      name={name}
      title={<span lang={foreignLang(response, `${at}/title`)}>{title}</span>}
      lead={
        lead === '' ? undefined : (
          <p lang={foreignLang(response, `${at}/lead`)}>
            <RunningText>{lead}</RunningText>
          </p>
        )
      }
      id={`${section.name}-title`}
    />
  );
}
