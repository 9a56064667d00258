import type { BlockKind } from 'contract/blocks.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { type Box, smallestDrawing, overlap, placeLabels } from './label-placement.ts';
import { curvesOf, type Leg, type Stop } from './route-plan.ts';

type Text = Record<Locale, string>;
type Written<Thing, Key extends keyof Thing> = Omit<Thing, Key> & Record<Key, Text>;
type RoutesFile = { kind: 'routes'; stops: Written<Stop, 'name'>[]; legs: Written<Leg, 'days'>[] };
type PageFile = { sections: { blocks: (RoutesFile | { kind: Exclude<BlockKind, 'routes'> })[] }[] };

const pages = import.meta.glob<PageFile>('../../../../content/pages/*.json', { eager: true, import: 'default' });

/** Every diagram of the demonstration content in every language; Russian is the longest. */
const diagrams = Object.entries(pages).flatMap(([name, page]) => {
  const blocks = page.sections.flatMap((section) => section.blocks).filter((block) => block.kind === 'routes');
  return blocks.flatMap((block) =>
    localeNames.map((locale) => ({
      title: `${name.split('/').at(-1)} in ${locale}`,
      stops: block.stops.map((stop) => ({ ...stop, name: stop.name[locale] })),
      legs: block.legs.map((leg) => ({ ...leg, days: leg.days[locale] })),
    })),
  );
});

type Diagram = { title: string; stops: Stop[]; legs: Leg[] };

function boxesOf({ stops, legs }: Diagram): [string, Box][] {
  const { names, durations, arrowheads } = placeLabels(stops, curvesOf({ stops, legs }));
  return [
    ...names.map(({ box, position }): [string, Box] => [position.lines.join(' '), box]),
    ...arrowheads.map(({ box }, index): [string, Box] => [`arrowhead ${index}`, box]),
    ...durations.map(({ box }, index): [string, Box] => [legs[index]?.days ?? '', box]),
  ];
}

function collisions(diagram: Diagram): string[] {
  const boxes = boxesOf(diagram);
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
    expect(collisions(diagram)).toEqual([]);
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
    expect(collisions({ title: '', stops, legs })).toEqual([]);
    expect(outside({ title: '', stops, legs })).toEqual([]);
  });
});
