import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contactHashesOf } from './contact-hashes.ts';

const secret = randomBytes(32);
const phoneHash = (reporterMobile: string) => contactHashesOf(secret, { reporterMobile }).phoneHash.toString('hex');
const emailHash = (email: string) => contactHashesOf(secret, { email }).emailHash.toString('hex');

describe('the hash of a telephone number', () => {
  it.each([
    ['13800138000', '+86 138 0013-8000'],
    ['13800138000', '008613800138000'],
    ['8 (912) 345-67-89', '+7 912 345 67 89'],
    ['１３８００１３８０００', '13800138000'],
    ['0411-8000 0000', '+86 411 8000 0000'],
    ['（010）6123－4567', '+86-010-6123-4567'],
    ['400-800-1234', '0086 400 800 1234'],
  ])('is the same of %s and %s', (one, other) => {
    expect(phoneHash(one)).toBe(phoneHash(other));
  });

  it('differs for other numbers, countries and installations', () => {
    const hashes = ['13800138000', '13800138001', '+1 415 555 2671', '14155552671'].map(phoneHash);
    expect(new Set(hashes).size).toBe(4);
    expect(contactHashesOf(randomBytes(32), { reporterMobile: '13800138000' }).phoneHash.toString('hex')).not.toBe(
      hashes[0],
    );
  });
});

it('ignores case and space of an e-mail address, which never equals a number', () => {
  expect(emailHash(' Li@Carbon.example')).toBe(emailHash('li@carbon.example'));
  expect(emailHash('li@carbon.example')).not.toBe(emailHash('lu@carbon.example'));
  expect(emailHash('8613800138000')).not.toBe(phoneHash('13800138000'));
});

it('is empty for what is missing or no contact', () => {
  expect([phoneHash(''), phoneHash('–'), phoneHash('123456'), emailHash('  ')]).toEqual(['', '', '', '']);
  const missing = contactHashesOf(secret, { reporterMobile: null });
  expect([missing.phoneHash.length, missing.emailHash.length]).toEqual([0, 0]);
});
