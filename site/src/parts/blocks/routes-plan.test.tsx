import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { curvesOf, insetOf, type Leg, type Stop } from './route-plan.ts';
import { RoutesPlan } from './routes-plan.tsx';

const stops: Stop[] = [
  { key: 'works', name: 'Fushun', kind: 'works', across: 80, down: 20 },
  { key: 'border', name: 'Manzhouli', kind: 'border', across: 50, down: 20 },
  { key: 'customer', name: 'The Gulf', kind: 'customer', across: 50, down: 50 },
];

/** The directions in degrees, clockwise from the right. */
function headings(legs: Leg[]): number[] {
  const plan = renderToStaticMarkup(
    <RoutesPlan stops={stops} curves={curvesOf({ map: false, stops, legs })} straits={undefined} />,
  );
  return Array.from(plan.matchAll(/rotate\((-?\d+)\)/g), ([, degrees]) => Number(degrees));
}

it('each leg has a chevron that points to its end', () => {
  const [west, south] = headings([
    { from: 'works', to: 'border', mode: 'rail', days: '2 days' },
    { from: 'border', to: 'customer', mode: 'road', days: '5 days' },
  ]);
  expect(Math.abs(west ?? 0)).toBeGreaterThan(150);
  expect(Math.abs((south ?? 0) - 90)).toBeLessThan(30);
});

it('phones name only the stops that their larger part of the map does not show', () => {
  const curves = curvesOf({ map: true, stops, legs: [] });
  const plan = renderToStaticMarkup(<RoutesPlan stops={stops} curves={curves} straits={[]} inset={insetOf(stops)} />);
  const [, phone = ''] = plan.split('data-phone');
  expect(phone).toContain('Manzhouli');
  expect(phone).not.toContain('Fushun');
});

it('the larger part of the map has no duration that its sides would cut', () => {
  const port: Stop = { key: 'port', name: 'Yingkou', kind: 'port', across: 80, down: 27 };
  const legs: Leg[] = [
    { from: 'works', to: 'port', mode: 'rail', days: '1 day' },
    { from: 'works', to: 'border', mode: 'rail', days: '2 days' },
  ];
  const all = [...stops, port];
  const curves = curvesOf({ map: true, stops: all, legs });
  const durationsIn = (frame?: ReturnType<typeof insetOf>) =>
    renderToStaticMarkup(<RoutesPlan stops={all} curves={curves} straits={[]} frame={frame} />).match(/\d days?/g);
  expect(durationsIn()).toEqual(['1 day', '2 days']);
  expect(durationsIn(insetOf(all))).toEqual(['1 day']);
});

it('a leg in the other direction has its chevron turned round', () => {
  const [east] = headings([{ from: 'border', to: 'works', mode: 'rail', days: '2 days' }]);
  expect(Math.abs(east ?? 180)).toBeLessThan(30);
});
