/** The site's navigation as data for the header, mega-menu, drawer and footer. */
import { aboutSections, newsTabs, paths, responsibilitySections, scopePaths } from 'contract/urls/paths.ts';
import { scopeKeys } from 'contract/settings.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';

type ShellText = Catalogue['shell'];

export type NavigationPage = { name: keyof ShellText['pages']; to: string };

export type NavigationGroup = {
  name: keyof ShellText['navigation'];
  to: string;
  /** The paths of this group start with these. */
  pathPrefixes: readonly string[];
  pages: readonly NavigationPage[];
};

export const navigation: readonly NavigationGroup[] = [
  { name: 'home', to: paths.home(), pathPrefixes: [], pages: [] },
  {
    name: 'about',
    to: paths.about(),
    pathPrefixes: [paths.about()],
    pages: aboutSections.map((section) => ({ name: section, to: paths.about(section) })),
  },
  {
    name: 'mainBusiness',
    to: paths.petroleumCoke(),
    pathPrefixes: [paths.petroleumCoke(), paths.calcinedCoke()],
    pages: [
      { name: 'petroleumCoke', to: paths.petroleumCoke() },
      { name: 'calcinedCoke', to: paths.calcinedCoke() },
    ],
  },
  {
    name: 'businessAreas',
    to: paths.bulkTrade(),
    pathPrefixes: scopeKeys.map((key) => scopePaths[key]()),
    pages: scopeKeys.map((key) => ({ name: key, to: scopePaths[key]() })),
  },
  {
    name: 'news',
    to: paths.news(),
    pathPrefixes: [paths.news()],
    pages: newsTabs.map((tab) => ({ name: tab, to: paths.news(tab) })),
  },
  {
    name: 'socialResponsibility',
    to: paths.socialResponsibility(),
    pathPrefixes: [paths.socialResponsibility()],
    pages: responsibilitySections.map((section) => ({ name: section, to: paths.socialResponsibility(section) })),
  },
  {
    name: 'talentDevelopment',
    to: paths.talentDevelopment(),
    pathPrefixes: [paths.talentDevelopment(), paths.photoAlbum(), '/talentRecruitment'],
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
    pathPrefixes: [paths.supervisionAndReporting()],
    pages: [{ name: 'reporting', to: paths.supervisionAndReporting() }],
  },
];

/** The group of a path; contact, privacy and the anniversary have none. */
export function groupOf(pathname: string): NavigationGroup | undefined {
  return navigation.find(
    (group) =>
      group.to === pathname ||
      group.pathPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
}
