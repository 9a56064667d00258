import type { CompanyText, CultureTab, HistoryEntry, HonouredEmployee, Partner } from 'contract/company.ts';
import type { Locale } from 'contract/locales.ts';
import type { Facts } from 'contract/settings.ts';
import { give, type Localized } from '../database/localized.ts';
import { pictureAddress } from '../database/picture-address.ts';
import type { Unresolved } from '../http/fallback.ts';
import { withFacts } from '../settings/facts.ts';

type StoredText = { id: number; summary: Localized; content: Localized; signature: Localized | null; picture: string };

/** A company text; the group introduction also carries the counters of the site's settings. */
export function viewCompanyText(
  row: StoredText,
  { facts, counters }: { facts: Facts; counters: boolean },
  locale: Locale,
): Unresolved<CompanyText> {
  return {
    id: row.id,
    smallContent: give(withFacts(row.summary, facts), locale),
    companyContent: give(withFacts(row.content, facts), locale),
    picturePath: pictureAddress(row.picture),
    signature: row.signature ? give(row.signature, locale) : undefined,
    ...(counters ? facts.counters : {}),
  };
}

export function viewHistoryEntry(
  row: { year: number; content: Localized },
  index: number,
  locale: Locale,
): Unresolved<HistoryEntry> {
  return {
    startYear: `${row.year}-01-01 00:00:00`,
    companyContent: give(row.content, locale),
    companyContentNo: index + 1,
  };
}

type StoredCultureTab = { name: Localized; title: Localized; content: Localized; picture: string };

export function viewCultureTab(row: StoredCultureTab, facts: Facts, locale: Locale): Unresolved<CultureTab> {
  return {
    name: give(row.name, locale),
    title: give(row.title, locale),
    content: give(withFacts(row.content, facts), locale),
    picturePath: pictureAddress(row.picture),
  };
}

export function viewPartner(row: { name: Localized; picture: string }, locale: Locale): Unresolved<Partner> {
  return { name: give(row.name, locale), picturePath: pictureAddress(row.picture) };
}

type StoredEmployee = { name: Localized; department: Localized; years: HonouredEmployee['years'] };

export function viewHonouredEmployee(row: StoredEmployee, locale: Locale): Unresolved<HonouredEmployee> {
  return { name: give(row.name, locale), department: give(row.department, locale), years: row.years };
}
