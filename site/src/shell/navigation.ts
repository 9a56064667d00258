/** The site's navigation as data for the header, mega-menu, drawer and footer. */
import { aboutSections, newsTabs, paths, responsibilitySections, scopePaths } from 'contract/paths.ts';
import { scopeKeys } from 'contract/settings.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';

type ShellText = Catalogue['shell'];

export type NavigationPage = { name: keyof ShellText['pages']; to: string };

export type NavigationGroup = {
  name: keyof ShellText['navigation'];
  to: string;
  /** Path prefixes of this group, to mark the current group. */
  holds: readonly string[];
  pages: readonly NavigationPage[];
};

export const navigation: readonly NavigationGroup[] = [
  { name: 'home', to: paths.home(), holds: [], pages: [] },
  {
    name: 'about',
    to: paths.about(),
    holds: [paths.about()],
    pages: aboutSections.map((section) => ({ name: section, to: paths.about(section) })),
  },
  {
    name: 'mainBusiness',
    to: paths.petroleumCoke(),
    holds: [paths.petroleumCoke(), paths.calcinedCoke()],
    pages: [
      { name: 'petroleumCoke', to: paths.petroleumCoke() },
      { name: 'calcinedCoke', to: paths.calcinedCoke() },
    ],
  },
  {
    name: 'businessAreas',
    to: paths.bulkTrade(),
    holds: scopeKeys.map((key) => scopePaths[key]()),
    pages: scopeKeys.map((key) => ({ name: key, to: scopePaths[key]() })),
  },
  {
    name: 'news',
    to: paths.news(),
    holds: [paths.news()],
    pages: newsTabs.map((tab) => ({ name: tab, to: paths.news(tab) })),
  },
  {
    name: 'socialResponsibility',
    to: paths.socialResponsibility(),
    holds: [paths.socialResponsibility()],
    pages: responsibilitySections.map((section) => ({ name: section, to: paths.socialResponsibility(section) })),
  },
  {
    name: 'talentDevelopment',
    to: paths.talentDevelopment(),
    holds: [paths.talentDevelopment(), paths.photoAlbum(), '/talentRecruitment'],
    pages: [
      { name: 'employeeCare', to: paths.talentDevelopment() },
      { name: 'photoAlbum', to: paths.photoAlbum() },
      { name: 'socialRecruitment', to: paths.talentRecruitment(1) },
      { name: 'partTime', to: paths.talentRecruitment(2) },
    ],
  },
  {
    name: 'supervision',
    to: paths.supervisionAndReporting(),
    holds: [paths.supervisionAndReporting()],
    pages: [{ name: 'reporting', to: paths.supervisionAndReporting() }],
  },
];

/** The group of a path; contact, privacy and the anniversary have none. */
export function groupOf(pathname: string): NavigationGroup | undefined {
  return navigation.find(
    (group) =>
      group.to === pathname || group.holds.some((held) => pathname === held || pathname.startsWith(`${held}/`)),
  );
}
