import { expect, it } from 'vitest';
import { isSealedKey, readKeyText } from './key-text.ts';
import { generateKeyPair, isLongEnough, newKeyText } from './new-key.ts';

const passphrase = '五个掷骰子选出来的词语够长';

it('makes a key that opens with its passphrase only, and names the day and the public half without one', async () => {
  const pair = await generateKeyPair();
  const createdOn = '2026-11-29';
  const file = await newKeyText(pair, { createdOn, passphrase });
  expect(isSealedKey(file)).toBe(true);
  expect(file).not.toContain('AGE-SECRET-KEY');
  expect(await readKeyText(file, passphrase)).toEqual(pair);
  await expect(readKeyText(file, `${passphrase} `)).rejects.toMatchObject({ problem: 'wrongPassphrase' });
  expect(await newKeyText(pair, { createdOn, passphrase: undefined })).toBe(
    `# created: 2026-11-29\n# public key: ${pair.recipient}\n${pair.identity}\n`,
  );
});

it('counts the characters of a passphrase', () => {
  expect(isLongEnough('𠮷'.repeat(11))).toBe(false);
  expect(isLongEnough('𠮷'.repeat(12))).toBe(true);
});
