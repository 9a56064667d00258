import type { CompanyText, CultureTab, HistoryEntry, HonouredEmployee, Partner } from 'contract/company.ts';
import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import type { Facts } from 'contract/settings.ts';
import { pickLocale } from '../database/localized.ts';
import { type FilmRegistry, filmNamed } from '../films/registry.ts';
import type { Unresolved } from '../http/fallback.ts';
import type { AvatarOf } from '../initials-avatars/signed-url.ts';
import type { InitialsAvatar } from '../initials-avatars/avatar.ts';
import { type PictureRegistry, pictureFields } from '../pictures/registry.ts';
import { withFacts } from '../settings/facts.ts';

type Portraits = { pictures: PictureRegistry; avatarOf: AvatarOf };

type StoredPerson = { name: Localized | null; picture: string | null };

/** A person's photograph, or an initials avatar if there is none. */
function portraitFields(
  { name, picture }: StoredPerson,
  kind: InitialsAvatar['kind'],
  { pictures, avatarOf }: Portraits,
  locale: Locale,
) {
  if (picture !== null) return pictureFields(pictures, picture, locale);
  const avatar = name === null ? null : avatarOf(name, kind, locale);
  return { picturePath: avatar?.address ?? '', picture: avatar };
}

type StoredText = {
  id: number;
  summary: Localized;
  content: Localized;
  signature: Localized | null;
  picture: string | null;
  film: string | null;
};

/** A company text; the group introduction also has the counters of the site's settings. */
export function toCompanyText(
  row: StoredText,
  { facts, films, counters, ...portraits }: { facts: Facts; films: FilmRegistry; counters: boolean } & Portraits,
  locale: Locale,
): Unresolved<CompanyText> {
  return {
    id: row.id,
    smallContent: pickLocale(withFacts(row.summary, facts), locale),
    companyContent: pickLocale(withFacts(row.content, facts), locale),
    ...portraitFields({ name: row.signature, picture: row.picture }, 'plain', portraits, locale),
    film: filmNamed({ films, pictures: portraits.pictures }, row.film, locale),
    signature: row.signature ? pickLocale(row.signature, locale) : undefined,
    ...(counters ? facts.counters : {}),
  };
}

export function toHistoryEntry(
  row: { year: number; content: Localized },
  index: number,
  locale: Locale,
): Unresolved<HistoryEntry> {
  return {
    startYear: `${row.year}-01-01 00:00:00`,
    companyContent: pickLocale(row.content, locale),
    companyContentNo: index + 1,
  };
}

type StoredCultureTab = { name: Localized; title: Localized; content: Localized; picture: string };

export function toCultureTab(
  row: StoredCultureTab,
  facts: Facts,
  pictures: PictureRegistry,
  locale: Locale,
): Unresolved<CultureTab> {
  return {
    name: pickLocale(row.name, locale),
    title: pickLocale(row.title, locale),
    content: pickLocale(withFacts(row.content, facts), locale),
    ...pictureFields(pictures, row.picture, locale),
  };
}

export function toPartner(
  row: { name: Localized; picture: string; url: string | null },
  pictures: PictureRegistry,
  locale: Locale,
): Unresolved<Partner> {
  return {
    name: pickLocale(row.name, locale),
    ...pictureFields(pictures, row.picture, locale),
    url: row.url ?? undefined,
  };
}

type StoredEmployee = {
  name: Localized;
  department: Localized;
  years: HonouredEmployee['years'];
  picture: string | null;
};

export function toHonouredEmployee(
  row: StoredEmployee,
  portraits: Portraits,
  locale: Locale,
): Unresolved<HonouredEmployee> {
  return {
    name: pickLocale(row.name, locale),
    department: pickLocale(row.department, locale),
    years: row.years,
    ...portraitFields(row, 'honoured', portraits, locale),
  };
}
