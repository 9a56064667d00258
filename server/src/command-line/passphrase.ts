import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './usage-error.ts';

const minLength = 12;

/** The passphrase of a key, typed without echo; without a terminal, the first line of standard input. */
export async function promptPassphrase(): Promise<string> {
  const [passphrase] = await promptLines(['Passphrase of the key: ']);
  return passphrase ?? '';
}

/** A new passphrase, typed twice on a terminal. Throws a `UsageError` if it is too short or the two differ. */
export async function promptNewPassphrase(): Promise<string> {
  const repeatPrompt = process.stdin.isTTY ? ['Repeat the passphrase: '] : [];
  const [passphrase = '', repeated = passphrase] = await promptLines(['Passphrase for the new key: ', ...repeatPrompt]);
  if (passphrase !== repeated) throw new UsageError('The two passphrases differ: no key was created');
  if (Array.from(passphrase).length < minLength)
    throw new UsageError(
      `A passphrase needs at least ${minLength} characters, for instance five words drawn by dice: no key was created`,
    );
  return passphrase;
}

async function promptLines(questions: string[]): Promise<string[]> {
  const terminal = process.stdin.isTTY;
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal, historySize: 0 });
  try {
    const lines = reader[Symbol.asyncIterator]();
    const answers: string[] = [];
    for (const question of questions) {
      if (terminal) process.stderr.write(question);
      const line = await lines.next();
      if (terminal) process.stderr.write('\n');
      if (line.done) throw new UsageError('No passphrase was entered');
      answers.push(line.value);
    }
    return answers;
  } finally {
    reader.close();
  }
}
