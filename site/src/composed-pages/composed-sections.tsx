import { ComposedSection } from '../parts/composed-section.tsx';
import { SectionNavigation } from '../parts/section-navigation.tsx';
import { foreignLang } from '../text/foreign.ts';
import type { ComposedData } from './composed-loader.ts';

/** A page with at least this many sections gets its own section navigation. */
const fewest = 3;

type ComposedSectionsProps = { page: ComposedData; to: (section: string) => string };

export function ComposedSections({ page, to }: ComposedSectionsProps) {
  const { sections } = page.data;
  return (
    <>
      {sections.length < fewest ? null : (
        <SectionNavigation
          sections={sections.map(({ name, title }, place) => ({
            name,
            to: to(name),
            label: title,
            lang: foreignLang(page, `/data/sections/${place}/title`),
          }))}
        />
      )}
      {sections.map((section, place) => (
        <ComposedSection key={section.name} page={page} section={section} place={place} />
      ))}
    </>
  );
}
