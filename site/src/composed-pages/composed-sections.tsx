import { ComposedSection } from '../parts/composed-section.tsx';
import { SectionNavigation } from '../parts/section-navigation.tsx';
import { foreignLang } from '../text/foreign.ts';
import type { ComposedData } from './composed-loader.ts';

/** With at least this many sections there is a section navigation. */
const fewest = 3;

type ComposedSectionsProps = {
  page: ComposedData;
  to: (section: string) => string;
  /** The indices of the sections to show; without them all. Their numbers begin with 1. */
  places?: readonly number[];
  /** The name of a section on a dark ground. */
  dark?: string | undefined;
};

export function ComposedSections({ page, to, places, dark }: ComposedSectionsProps) {
  const sections = [...page.data.sections.entries()].filter(([place]) => places?.includes(place) ?? true);
  return (
    <>
      {sections.length < fewest ? null : (
        <SectionNavigation
          sections={sections.map(([place, { name, title, label }], index) => {
            // The tab already has the title of its first section.
            const hasLabel = places !== undefined && index === 0 && label !== '';
            return {
              name,
              to: to(name),
              label: hasLabel ? label : title,
              lang: foreignLang(page, `/data/sections/${place}/${hasLabel ? 'label' : 'title'}`),
            };
          })}
        />
      )}
      {sections.map(([place, section], index) => (
        <ComposedSection
          key={section.name}
          page={page}
          section={section}
          place={place}
          number={sections.length > 1 ? index + 1 : undefined}
          isDark={section.name === dark}
        />
      ))}
    </>
  );
}
