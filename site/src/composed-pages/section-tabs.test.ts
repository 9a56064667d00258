import { expect, it } from 'vitest';
import { sectionTabs } from './section-tabs.ts';

function section(name: string, continuesTab: boolean) {
  return { name, title: `The ${name}`, continuesTab };
}

it('begins a tab with each section that does not continue one', () => {
  const sections = [section('mill', false), section('kiln', true), section('press', false), section('dies', true)];
  expect(sectionTabs(sections)).toEqual([
    { name: 'mill', title: 'The mill', indices: [0, 1] },
    { name: 'press', title: 'The press', indices: [2, 3] },
  ]);
});

it('begins a tab with the first section in any case', () => {
  expect(sectionTabs([section('mill', true), section('kiln', true)])).toEqual([
    { name: 'mill', title: 'The mill', indices: [0, 1] },
  ]);
});
