import { describe, expect, it } from 'vitest';
import { textWidth, wrapText } from './text-width.ts';

describe('wrapText', () => {
  it('does not break a short text', () => {
    expect(wrapText('Fushun works', 13, 128)).toEqual(['Fushun works']);
  });

  it('breaks a long text between words into lines of similar length', () => {
    expect(wrapText('Инкоу (Баюйцюань) и порт Бохай', 13, 128)).toEqual(['Инкоу (Баюйцюань)', 'и порт Бохай']);
  });

  it('does not break at a non-breaking space', () => {
    expect(wrapText('склад и\u00A0порт', 13, 60)).toEqual(['склад', 'и\u00A0порт']);
  });

  it('breaks Chinese anywhere, but not before its punctuation', () => {
    const lines = wrapText('抚顺锂电池负极材料一体化生产工厂', 13, 128);
    expect(lines.join('')).toBe('抚顺锂电池负极材料一体化生产工厂');
    expect(lines).toHaveLength(2);
  });

  it('keeps every word, and no line is much wider than requested', () => {
    const text = 'Промышленный узел Чжэньцзян на реке Янцзы';
    const lines = wrapText(text, 13, 128);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(textWidth(line, 13)).toBeLessThan(128 * 1.3);
  });
});
