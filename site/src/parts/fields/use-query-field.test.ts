import { expect, it } from 'vitest';
import { keepsText } from './use-query-field.ts';

it('text that is typed while the results of the sent query load stays in the field', () => {
  expect(keepsText('coke fines', { query: 'coke', before: '', sent: 'coke' })).toBe(true);
});

it('a field without new text shows the query', () => {
  expect(keepsText('pitch', { query: 'coke', before: 'pitch', sent: 'coke' })).toBe(false);
});

it('Back and links write their query over new text', () => {
  expect(keepsText('coke fines', { query: 'pitch', before: 'coke', sent: undefined })).toBe(false);
  expect(keepsText('coke fines', { query: 'pitch', before: 'anthracite', sent: 'coke' })).toBe(false);
});
