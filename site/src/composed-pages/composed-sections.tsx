import { ComposedSection } from '../parts/sections/composed-section.tsx';
import { SectionNavigation } from '../parts/sections/section-navigation.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import type { ComposedData } from './composed-loader.ts';

/** With at least this many sections there is a section navigation. */
const fewest = 3;

type ComposedSectionsProps = {
  page: ComposedData;
  to: (section: string) => string;
  /** The indices of the sections to show; without them all. Their numbers begin with 1. */
  indices?: readonly number[];
  /** The name of a section on a dark ground. */
  dark?: string | undefined;
};

export function ComposedSections({ page, to, indices, dark }: ComposedSectionsProps) {
  const sections = [...page.data.sections.entries()].filter(([index]) => indices?.includes(index) ?? true);
  return (
    <>
      {sections.length < fewest ? null : (
        <SectionNavigation
          sections={sections.map(([index, { name, title, label }], order) => {
            // The tab already has the title of its first section.
            const hasLabel = indices !== undefined && order === 0 && label !== '';
            return {
              name,
              to: to(name),
              label: hasLabel ? label : title,
              lang: fallbackLang(page, `/data/sections/${index}/${hasLabel ? 'label' : 'title'}`),
            };
          })}
        />
      )}
      {sections.map(([index, section], order) => (
        <ComposedSection
          key={section.name}
          page={page}
          section={section}
          index={index}
          number={sections.length > 1 ? order + 1 : undefined}
          isDark={section.name === dark}
        />
      ))}
    </>
  );
}
