import { expect, it } from 'vitest';
import { registrationOf } from './registration.ts';

const made = { recipient: 'age1a', signingKey: 'signs-a' };
const other = { recipient: 'age1b', signingKey: 'signs-b' };
const inForce = (key: typeof made, isAltered = false) => ({ ...key, isAltered });

it('finds a key that is pending, in force, or not listed', () => {
  expect(registrationOf(made, { keys: [inForce(other)], pending: [other, made] })).toBe('pending');
  expect(registrationOf(made, { keys: [inForce(made)], pending: [] })).toBe('inForce');
  expect(registrationOf(made, { keys: [inForce(other)], pending: [other] })).toBeUndefined();
});

it('takes neither an altered key nor one half for the made one', () => {
  expect(registrationOf(made, { keys: [inForce(made, true)], pending: [] })).toBeUndefined();
  expect(registrationOf(made, { keys: [], pending: [{ ...made, signingKey: 'signs-b' }] })).toBeUndefined();
  expect(registrationOf(made, { keys: [inForce({ ...made, recipient: 'age1b' })], pending: [] })).toBeUndefined();
});
