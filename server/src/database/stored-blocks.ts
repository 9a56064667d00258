import type { StopKind, TransportMode } from 'contract/blocks.ts';
import type { Localized } from './localized.ts';

/** Without a description of its own it has the picture's. */
export type StoredPicture = { picture: string; description: Localized | null };
type StoredLink = { to: string; label: Localized };

/** The blocks of a composed page as they are kept; each is a kind of `contract/blocks.ts`. */
export type StoredBlock =
  | {
      kind: 'text';
      heading: Localized | null;
      body: Localized;
      picture: StoredPicture | null;
      pictureSide: 'left' | 'right';
    }
  | { kind: 'figures'; heading: Localized | null; figures: StoredFigure[] }
  | { kind: 'steps'; heading: Localized | null; steps: { title: Localized; text: Localized }[] }
  | {
      kind: 'cards';
      heading: Localized | null;
      cards: {
        name: string;
        title: Localized;
        text: Localized;
        picture: StoredPicture | null;
        link: StoredLink | null;
      }[];
    }
  | { kind: 'gallery'; heading: Localized | null; pictures: { picture: StoredPicture; caption: Localized }[] }
  | {
      kind: 'table';
      heading: Localized | null;
      caption: Localized;
      columns: { name: Localized; numeric: boolean }[];
      rows: Localized[][];
    }
  | { kind: 'quote'; text: Localized; source: Localized }
  | {
      kind: 'video';
      heading: Localized | null;
      caption: Localized;
      poster: StoredPicture;
      /** The film's name. */
      film: string | null;
    }
  | {
      kind: 'timeline';
      heading: Localized | null;
      entries: { time: Localized; title: Localized; text: Localized }[];
    }
  | {
      kind: 'routes';
      heading: Localized | null;
      caption: Localized;
      stops: { key: string; name: Localized; kind: StopKind; across: number; down: number }[];
      legs: { from: string; to: string; mode: TransportMode; days: Localized }[];
    };

/** A figure of its own, or one of the group's facts by its name (P6). */
export type StoredFigure =
  | { value: Localized; unit: Localized | null; caption: Localized }
  | { fact: string; caption: Localized };

export type StoredSection = { name: string; title: Localized; lead: Localized | null; blocks: StoredBlock[] };
