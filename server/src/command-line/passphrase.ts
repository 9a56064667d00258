import { isLongEnough, minPassphraseLength } from 'contract/sealing/new-key.ts';
import { promptHidden } from './standard-input.ts';
import { UsageError } from './usage-error.ts';

/** The passphrase of a key, typed without echo; without a terminal, the first line of standard input. */
export async function promptPassphrase(): Promise<string> {
  // Whoever gives only an answer on standard input learns here that its first line was taken.
  if (!process.stdin.isTTY) console.error('The first line of standard input is the passphrase of the key');
  const [passphrase] = await promptAll(['Passphrase of the key: ']);
  return passphrase ?? '';
}

/** A new passphrase, typed twice on a terminal. Throws a `UsageError` if it is too short or the two differ. */
export async function promptNewPassphrase(): Promise<string> {
  const repeatPrompt = process.stdin.isTTY ? ['Repeat the passphrase: '] : [];
  const [passphrase = '', repeated = passphrase] = await promptAll(['Passphrase for the new key: ', ...repeatPrompt]);
  if (passphrase !== repeated) throw new UsageError('The two passphrases differ: no key was created');
  if (!isLongEnough(passphrase))
    throw new UsageError(
      `A passphrase needs at least ${minPassphraseLength} characters, for instance five words drawn by dice: no key was created`,
    );
  return passphrase;
}

async function promptAll(questions: string[]): Promise<string[]> {
  const answers = await promptHidden(questions);
  if (answers.length < questions.length) throw new UsageError('No passphrase was entered');
  return answers;
}
