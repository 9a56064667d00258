import type { TypicalValueTable } from 'contract/typical-values.ts';
import { type ChosenUnits, type Scale, scaleOf } from './unit-scale.ts';

export type GroupedProperty = {
  /** The index of the property in the table. */
  index: number;
  scale: Scale;
  /** The most decimals of any figure with the same group and unit, to align the decimal points. */
  longest: number;
};

type PropertyGroup = { name: string; properties: GroupedProperty[] };

/** Groups consecutive properties with the same group name. */
export function propertyGroups(properties: TypicalValueTable['properties'], units: ChosenUnits): PropertyGroup[] {
  const groups: PropertyGroup[] = [];
  for (const [index, property] of properties.entries()) {
    const scale = scaleOf(property, units);
    const grouped = { index, scale, longest: Math.max(0, scale.decimals) };
    const last = groups.at(-1);
    if (last?.name === property.group) last.properties.push(grouped);
    else groups.push({ name: property.group, properties: [grouped] });
  }
  for (const group of groups) {
    for (const property of group.properties) {
      const alike = group.properties.filter(({ scale }) => scale.unit === property.scale.unit);
      property.longest = Math.max(...alike.map(({ scale }) => Math.max(0, scale.decimals)));
    }
  }
  return groups;
}
