import { expect, test } from 'vitest';
import { withoutConditions } from './without-conditions.ts';

test.each([
  ['热膨胀系数（室温至600℃）', '热膨胀系数'],
  ['Vibrated bulk density (0.30–0.60\u00A0mm)', 'Vibrated bulk density'],
  ['Низшая теплота сгорания, рабочее состояние', 'Низшая теплота сгорания'],
  ['Real density after calcining at 1,300\u00A0°C', 'Real density after calcining at 1,300\u00A0°C'],
  ['Гранулы 2,00–4,75\u00A0мм', 'Гранулы 2,00–4,75\u00A0мм'],
])('%s is shown as “%s”', (property, shown) => {
  expect(withoutConditions(property)).toBe(shown);
});
