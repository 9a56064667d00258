import type { Block } from 'contract/blocks.ts';
import { give, type Localized } from '../database/localized.ts';
import type { Locale } from 'contract/locales.ts';
import type { Facts } from 'contract/settings.ts';
import type { GivenText } from '../database/localized.ts';
import { cleanRichText } from '../database/rich-text.ts';
import type { StoredBlock, StoredFigure, StoredPicture } from '../database/stored-blocks.ts';
import { type FilmRegistry, viewFilm } from '../films/registry.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, viewPicture } from '../pictures/registry.ts';
import { withFacts, writeFact } from '../settings/facts.ts';

/** What blocks name and show. */
export type Shown = { facts: Facts; pictures: PictureRegistry; films: FilmRegistry };

/** One block in the language asked for, with the group's facts written into its texts. */
export function viewBlock(block: StoredBlock, { facts, pictures, films }: Shown, locale: Locale): Unresolved<Block> {
  const text = (stored: Localized): GivenText => give(withFacts(stored, facts), locale);
  const optional = (stored: Localized | null): GivenText | '' => (stored === null ? '' : text(stored));
  const picture = ({ picture: name, description }: StoredPicture) =>
    viewPicture(pictures, name, locale, description && withFacts(description, facts));
  const figure = (stored: StoredFigure) => {
    const caption = text(stored.caption);
    if (!('fact' in stored)) return { value: text(stored.value), unit: optional(stored.unit), caption };
    const fact = writeFact(stored.fact, facts);
    return { value: fact ? give(fact('value'), locale) : '', unit: fact ? fact('unit')[locale] : '', caption };
  };

  switch (block.kind) {
    case 'text':
      return {
        kind: block.kind,
        heading: optional(block.heading),
        body: cleanRichText(text(block.body)),
        picture: block.picture && picture(block.picture),
        pictureSide: block.pictureSide,
      };
    case 'figures':
      return { kind: block.kind, heading: optional(block.heading), figures: block.figures.map(figure) };
    case 'steps':
      return {
        kind: block.kind,
        heading: optional(block.heading),
        steps: block.steps.map((step) => ({ title: text(step.title), text: text(step.text) })),
      };
    case 'cards':
      return {
        kind: block.kind,
        heading: optional(block.heading),
        cards: block.cards.map((card) => ({
          name: card.name,
          title: text(card.title),
          text: text(card.text),
          picture: card.picture && picture(card.picture),
          link: card.link && { to: card.link.to, label: text(card.link.label) },
        })),
      };
    case 'gallery':
      return {
        kind: block.kind,
        heading: optional(block.heading),
        // A picture that is not there any more leaves no hole.
        pictures: block.pictures.flatMap((item) => {
          const shown = picture(item.picture);
          return shown === null ? [] : [{ picture: shown, caption: text(item.caption) }];
        }),
      };
    case 'table':
      return {
        kind: block.kind,
        heading: optional(block.heading),
        caption: text(block.caption),
        columns: block.columns.map(({ name, numeric }) => ({ name: text(name), numeric })),
        rows: block.rows.map((row) => row.map(text)),
      };
    case 'quote':
      return { kind: block.kind, text: text(block.text), source: text(block.source) };
    case 'video':
      return {
        kind: block.kind,
        heading: optional(block.heading),
        caption: text(block.caption),
        poster: picture(block.poster),
        film: viewFilm(films, block.film),
      };
    case 'timeline':
      return {
        kind: block.kind,
        heading: optional(block.heading),
        entries: block.entries.map((entry) => ({
          time: text(entry.time),
          title: text(entry.title),
          text: text(entry.text),
        })),
      };
    default:
      return {
        kind: block.kind,
        heading: optional(block.heading),
        caption: text(block.caption),
        stops: block.stops.map((stop) => ({ ...stop, name: text(stop.name) })),
        legs: block.legs.map((leg) => ({ ...leg, days: text(leg.days) })),
      };
  }
}
