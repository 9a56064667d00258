import type { Locale } from 'contract/locales.ts';
import type { Settings } from 'contract/settings.ts';
import type { WorkingCalendar } from 'contract/working-calendar.ts';
import { give, type Localized } from '../database/localized.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, viewPicture } from '../pictures/registry.ts';
import { withFacts } from './facts.ts';
import type { StoredCalendar, StoredSettings } from './stored.ts';

export function viewSettings(stored: StoredSettings, pictures: PictureRegistry, locale: Locale): Unresolved<Settings> {
  const { company, contact, filing, social, facts, rewards, markets, scopes, workingCalendar } = stored;
  const told = (text: Localized) => give(withFacts(text, facts), locale);
  return {
    company: {
      name: give(company.name, locale),
      shortName: give(company.shortName, locale),
      slogan: told(company.slogan),
      description: told(company.description),
      founded: company.founded,
      copyrightSince: company.copyrightSince,
    },
    contact: {
      address: give(contact.address, locale),
      phones: contact.phones,
      mail: contact.mail,
      supervisionMail: contact.supervisionMail,
      hours: give(contact.hours, locale),
      map: contact.map,
      desks: contact.desks.map((desk) => ({
        name: give(desk.name, locale),
        remit: give(desk.remit, locale),
        phone: desk.phone,
        mail: desk.mail,
        hours: give(desk.hours, locale),
      })),
    },
    filing,
    social: social.map(({ name, url }) => ({ name: give(name, locale), url })),
    facts,
    rewards,
    markets: markets.map((market) => ({
      code: market.code,
      name: give(market.name, locale),
      region: market.region,
      latitude: market.latitude,
      longitude: market.longitude,
      note: give(market.note, locale),
    })),
    scopes: scopes.map((scope) => ({
      key: scope.key,
      name: give(scope.name, locale),
      say: told(scope.say),
      figure: told(scope.figure),
      unit: told(scope.unit),
      caption: told(scope.caption),
      picture: viewPicture(pictures, scope.picture, locale),
    })),
    workingCalendar: workingCalendar === undefined ? null : viewCalendar(workingCalendar, locale),
  };
}

function viewCalendar(calendar: StoredCalendar, locale: Locale): WorkingCalendar {
  const { timeZone, zoneName, hours, holidays, workingDays, knownUntil } = calendar;
  return { timeZone, zoneName: zoneName[locale], hours, holidays, workingDays, knownUntil };
}
