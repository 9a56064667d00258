import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { Field } from 'contract/content-fields.ts';
import { libraryUrl } from 'contract/media/picture.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { variantOf } from '../publishing/bodies/leaves.ts';

const inRichText = new RegExp(`${libraryUrl('')}([a-z0-9-]+)`, 'g');

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : null;
}

type Use = { media: 'picture' | 'film'; name: string };

function useOf(media: Use['media'], name: unknown): Use[] {
  return typeof name === 'string' && name !== '' ? [{ media, name }] : [];
}

function usesIn(field: Field, value: unknown): Use[] {
  switch (field.type) {
    case 'pictureName':
      return useOf('picture', value);
    case 'filmName':
      return useOf('film', value);
    case 'picture':
    case 'requiredPicture':
      return useOf('picture', partOf(value, 'picture'));
    case 'text':
      if (!field.html || typeof value !== 'object' || value === null) return [];
      return Object.values(value).flatMap((html) =>
        Array.from(String(html).matchAll(inRichText), ([, name]) => useOf('picture', name)).flat(),
      );
    case 'optional':
      return value === null || value === undefined ? [] : usesIn(field.item, value);
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => usesIn(field.item, item)) : [];
    case 'object':
      return Object.entries(field.fields).flatMap(([name, part]) => usesIn(part, partOf(value, name)));
    case 'variants': {
      const variant = variantOf(field, partOf(value, field.by));
      return variant ? usesIn(variant, value) : [];
    }
    case 'figure':
    case 'notLocalized':
      return [];
    default:
      return field satisfies never;
  }
}

export type UsedMedia = { pictures: Set<string>; films: Set<string> };

/** The names of all pictures and films that items show, also of pictures in their rich texts. */
export function usedMedia(kinds: PublishableKinds, items: readonly { kind: ContentKind; body: unknown }[]): UsedMedia {
  const uses = items.flatMap(({ kind, body }) => usesIn(kinds[kind].definition.body, body));
  const namesOf = (media: Use['media']) => new Set(uses.filter((use) => use.media === media).map(({ name }) => name));
  return { pictures: namesOf('picture'), films: namesOf('film') };
}
