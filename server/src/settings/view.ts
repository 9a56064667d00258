import { contentField } from 'contract/content-fields.ts';
import type { Locale } from 'contract/locales.ts';
import { type Settings, settingsFields } from 'contract/settings.ts';
import type { WorkingCalendar } from 'contract/working-time/working-calendar.ts';
import { resolve } from '../content-fields/resolve.ts';
import type { Unresolved } from '../http/fallback.ts';
import type { PictureRegistry } from '../pictures/registry.ts';
import { phoneText } from './phone-text.ts';
import type { StoredCalendar, StoredSettings } from './stored.ts';

const records = contentField.object(settingsFields);

export function toSettings(stored: StoredSettings, pictures: PictureRegistry, locale: Locale): Unresolved<Settings> {
  const { workingCalendar, facts } = stored;
  const contact = contactIn(stored.contact, locale);
  return {
    ...resolve(records, { ...stored, contact }, { locale, facts, pictures }),
    workingCalendar: workingCalendar === undefined ? null : toCalendar(workingCalendar, locale),
  };
}

function contactIn(contact: StoredSettings['contact'], locale: Locale): StoredSettings['contact'] {
  const { switchboard, domesticTrade, foreignTrade } = contact.phones;
  return {
    ...contact,
    phones: {
      switchboard: phoneText(switchboard, locale),
      domesticTrade: phoneText(domesticTrade, locale),
      foreignTrade: phoneText(foreignTrade, locale),
    },
    desks: contact.desks.map((desk) => ({ ...desk, phone: phoneText(desk.phone, locale) })),
  };
}

function toCalendar(calendar: StoredCalendar, locale: Locale): WorkingCalendar {
  const { timeZone, zoneName, hours, holidays, workingDays, knownUntil } = calendar;
  return { timeZone, zoneName: zoneName[locale], hours, holidays, workingDays, knownUntil };
}
