/** What an inquiry may state beside its text: everything is optional (decision 049). */
import { decimalSeparators, formatNumber } from '../format-number.ts';
import { deliveryTerms, type QuantityUnit, quantityUnits } from './inquiry-choices.ts';
import { type Locale, localeNames } from '../locales.ts';
import { inquiryWords } from '../words/inquiry.ts';

/** As the gateway receives them; a missing one is empty. */
export type InquiryDetails = {
  /** Digits with a point: 1250.5. */
  quantity?: string | null | undefined;
  unit?: string | null | undefined;
  deliveryTerm?: string | null | undefined;
  deliveryPlace?: string | null | undefined;
  /** A day, as in 2027-03-15. */
  deliveryDate?: string | null | undefined;
};

export const maxPlaceLength = 100;

export function isQuantity(text: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) && Number(text) > 0;
}

export function isUnit(text: string): boolean {
  return unitOf(text) !== undefined;
}

export function isDeliveryTerm(text: string): boolean {
  return deliveryTerms.some((term) => term === text);
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && dayOf(day.getTime()) === text;
}

const hour = 60 * 60 * 1000;

/** Whether a day has passed everywhere. In the west of America it is still the day before Beijing's. */
export function isPastDay(text: string, now = Date.now()): boolean {
  return text < dayOf(now + (8 - 24) * hour);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * Parses a quantity as people write it: 1 250,5 in Russian, 1,250.5 elsewhere. Returns it as digits with a point, or
 * undefined. Three decimals are rejected, so that 1,250 never changes its value when a draft changes its language.
 */
export function parseQuantity(locale: Locale, written: string): string | undefined {
  const text = written
    .normalize('NFKC')
    .trim()
    .replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/gu, '');
  const ungrouped =
    decimalSeparators[locale] === ','
      ? text
      : text.replace(/^\d{1,3}(?:,\d{3})+(?!\d)/, (grouped) => grouped.replaceAll(',', ''));
  const [, whole = '', decimals] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(ungrouped) ?? [];
  const quantity = decimals === undefined ? whole : `${whole}.${decimals}`;
  return isQuantity(quantity) ? quantity : undefined;
}

/**
 * The text of a message with its details as lines at its end, so that a client that does not know the details shows
 * them. Without details the text is unchanged.
 */
export function textWithDetails(locale: Locale, text: string, details: InquiryDetails): string {
  const added = addedText(locale, details);
  return added === '' ? text : text.trimEnd() + added;
}

/** How many characters the details add to the text, in the language in which they are longest. */
export function addedLength(details: InquiryDetails): number {
  return Math.max(...localeNames.map((locale) => Array.from(addedText(locale, details)).length));
}

function addedText(locale: Locale, details: InquiryDetails): string {
  const lines = detailLines(locale, details);
  return lines.length === 0 ? '' : `\n\n${lines.join('\n')}`;
}

function detailLines(locale: Locale, details: InquiryDetails): string[] {
  const { lines, amounts } = inquiryWords[locale];
  const { quantity, deliveryTerm: term, deliveryDate: day } = details;
  const unit = unitOf(details.unit ?? '');
  // A line break in the place would look like a line of its own.
  const place = (details.deliveryPlace ?? '').replaceAll(/\s+/gu, ' ').trim();
  return [
    quantity && unit ? lines.quantity(amounts[unit](formatNumber(locale, Number(quantity)))) : [],
    term ? lines.delivery(place === '' ? term : `${term} ${place}`) : [],
    !term && place !== '' ? lines.place(place) : [],
    day ? lines.date(day) : [],
  ].flat();
}

function unitOf(text: string): QuantityUnit | undefined {
  return quantityUnits.find((unit) => unit === text);
}
