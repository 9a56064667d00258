import type { BlockKind } from 'contract/blocks.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { type Box, boxAt, overlap } from './box.ts';
import { smallestDrawing } from './label-candidates.ts';
import { placeLabels, placePhoneNames } from './label-placement.ts';
import { blocks as cn } from '../../text/cn/blocks.ts';
import { blocks as en } from '../../text/en/blocks.ts';
import { blocks as ru } from '../../text/ru/blocks.ts';
import { curvesOf, type Leg, positionInPercent, type Stop } from './route-plan.ts';
import { namedPassages } from './sea-lanes.ts';

type Text = Record<Locale, string>;
type Written<Thing, Key extends keyof Thing> = Omit<Thing, Key> & Record<Key, Text>;
type RoutesFile = { kind: 'routes'; map: boolean; stops: Written<Stop, 'name'>[]; legs: Written<Leg, 'days'>[] };
type PageFile = { sections: { blocks: (RoutesFile | { kind: Exclude<BlockKind, 'routes'> })[] }[] };

const pages = import.meta.glob<PageFile>('../../../../content/pages/*.json', { eager: true, import: 'default' });

/** Every diagram of the demonstration content in every language; Russian is the longest. */
const diagrams = Object.entries(pages).flatMap(([name, page]) => {
  const blocks = page.sections.flatMap((section) => section.blocks).filter((block) => block.kind === 'routes');
  return blocks.flatMap((block) =>
    localeNames.map((locale) => ({
      title: `${name.split('/').at(-1)} in ${locale}`,
      map: block.map,
      locale,
      stops: block.stops.map((stop) => ({ ...stop, name: stop.name[locale] })),
      legs: block.legs.map((leg) => ({ ...leg, days: leg.days[locale] })),
    })),
  );
});

type Diagram = { title: string; map: boolean; locale: Locale; stops: Stop[]; legs: Leg[] };

const texts: Record<Locale, typeof cn> = { cn, en, ru };

/** `size` is the drawing's width as a multiple of the narrowest. */
function boxesOf({ map, locale, stops, legs }: Diagram, size = 1): [string, Box][] {
  const curves = curvesOf({ map, stops, legs });
  const { names, passageNames, durations, arrowheads } = placeLabels(
    stops,
    curves,
    map ? namedPassages(curves, texts[locale].routes.straits) : [],
  );
  return [
    ...[...names, ...passageNames].map(({ box, at, position }): [string, Box] => [
      position.lines.join(' '),
      boxAt({ box, at }, size),
    ]),
    ...arrowheads.map(({ box, at }, index): [string, Box] => [`arrowhead ${index}`, boxAt({ box, at }, size)]),
    ...durations.map(({ box, at }, index): [string, Box] => [legs[index]?.days ?? '', boxAt({ box, at }, size)]),
  ];
}

/** The mark of a stop in pixels of the narrowest drawing. */
function markOf(stop: Stop): Box {
  const [x, y] = [positionInPercent(stop).x, positionInPercent(stop).y].map((share) => Number.parseFloat(share) / 100);
  const { width, height } = smallestDrawing;
  return { left: (x ?? 0) * width - 6, top: (y ?? 0) * height - 6, width: 12, height: 12 };
}

function collisions(diagram: Diagram, size: number): string[] {
  const boxes = boxesOf(diagram, size);
  return boxes.flatMap(([one, box], index) =>
    boxes.slice(index + 1).flatMap(([other, next]) => (overlap(box, next) > 0 ? [`${one} × ${other}`] : [])),
  );
}

function outside(diagram: Diagram): string[] {
  const within = ({ left, top, width, height }: Box) =>
    left >= 0 && top >= 0 && left + width <= smallestDrawing.width && top + height <= smallestDrawing.height;
  return boxesOf(diagram).flatMap(([label, box]) => (within(box) ? [] : [label]));
}

describe('placeLabels', () => {
  it('has diagrams to check', () => {
    expect(diagrams.length).toBeGreaterThanOrEqual(localeNames.length);
  });

  it.each(diagrams)('$title: no label overlaps another', (diagram) => {
    expect(collisions(diagram, 1)).toEqual([]);
    expect(collisions(diagram, 1.5)).toEqual([]);
  });

  it.each(diagrams)('$title: no name covers the mark of a stop', ({ map, stops, legs }) => {
    const { names } = placeLabels(stops, curvesOf({ map, stops, legs }));
    const covered = names.flatMap(({ box }, index) =>
      stops.filter((stop, other) => other !== index && overlap(box, markOf(stop)) > 0).map(({ key }) => key),
    );
    expect(covered).toEqual([]);
  });

  it.each(diagrams)('$title: no label leaves the drawing', (diagram) => {
    expect(outside(diagram)).toEqual([]);
  });

  it('separates the labels of close stops with long names', () => {
    const stops: Stop[] = [
      { key: 'a', name: 'Владивостокский морской порт', kind: 'port', across: 92, down: 30 },
      { key: 'b', name: 'Находка, восточный терминал', kind: 'port', across: 97, down: 38 },
      { key: 'c', name: 'Забайкальский погранпереход', kind: 'border', across: 86, down: 22 },
    ];
    const legs: Leg[] = [
      { from: 'c', to: 'a', mode: 'rail', days: '3–4 суток' },
      { from: 'a', to: 'b', mode: 'road', days: '1 сутки' },
    ];
    const diagram = { title: '', map: false, locale: 'ru' as const, stops, legs };
    expect(collisions(diagram, 1)).toEqual([]);
    expect(outside(diagram)).toEqual([]);
  });
});

describe('placePhoneNames', () => {
  it.each(diagrams.filter(({ map }) => map))('$title: names the works, the port and every customer', (diagram) => {
    const names = placePhoneNames(diagram.stops, curvesOf(diagram));
    const unnamed = diagram.stops.filter(({ kind }, index) => !['hub', 'border'].includes(kind) && !names[index]);
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  it.each(diagrams.filter(({ map }) => map))('$title: at least six names, none over another', (diagram) => {
    const names = placePhoneNames(diagram.stops, curvesOf(diagram)).filter((name) => name !== undefined);
    expect(names.length).toBeGreaterThanOrEqual(6);
    for (const size of [1, 1.2, 1.5, 2]) {
      const boxes = names.map((name) => boxAt(name, size));
      const covered = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other) > 0));
      expect(covered).toEqual([]);
    }
  });
});
