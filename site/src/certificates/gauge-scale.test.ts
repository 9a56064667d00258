import { describe, expect, it } from 'vitest';
import { gaugeScale, isWithin } from './gauge-scale.ts';

describe('a gauge', () => {
  it('with an upper limit begins at zero and shows a quarter beyond the limit', () => {
    expect(gaugeScale({ minimum: null, maximum: 0.5, value: 0.25 })).toEqual({ value: 37.5, from: 0, to: 75 });
  });

  it.each([
    { minimum: 2, value: 2.02, at: 26.5 },
    { minimum: 50, value: 52, at: 31 },
    { minimum: 0.5, value: 0.66, at: 73 },
  ])('with a lower limit shows the margin above it to scale: %j', ({ minimum, value, at }) => {
    expect(gaugeScale({ minimum, maximum: null, value })).toEqual({ value: at, from: 25, to: 100 });
  });

  it('with both limits has them in the middle half', () => {
    expect(gaugeScale({ minimum: 14, maximum: 18, value: 16 })).toEqual({ value: 50, from: 25, to: 75 });
  });

  it.each([
    { minimum: null, maximum: 3, value: 30 },
    { minimum: 98.5, maximum: null, value: 10 },
    { minimum: 2, maximum: null, value: 20 },
    { minimum: 0, maximum: null, value: 0 },
    { minimum: 1, maximum: 1, value: 1 },
    { minimum: null, maximum: 0, value: 0 },
    { minimum: null, maximum: 10, value: -4 },
  ])('shows %j on its scale', (limits) => {
    const { value, from, to } = gaugeScale(limits);
    for (const position of [value, from, to]) expect(position).toSatisfy((at: number) => at >= 0 && at <= 100);
    expect(from).toBeLessThanOrEqual(to);
    expect([value > 0, value < 100]).toEqual([true, true]);
    expect(isWithin(limits)).toBe(value >= from && value <= to);
  });

  it('puts a figure that equals its limit within it', () => {
    expect(isWithin({ minimum: 2.08, maximum: null, value: 2.08 })).toBe(true);
    expect(isWithin({ minimum: null, maximum: 0.5, value: 0.51 })).toBe(false);
  });
});
