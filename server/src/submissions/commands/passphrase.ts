import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { Mistake } from '../mistake.ts';

const fewest = 12;

/** The passphrase of a key, typed without echo on a terminal, or the first line of what comes in where there is none. */
export async function askPassphrase(): Promise<string> {
  const [passphrase] = await ask(['Passphrase of the key: ']);
  return passphrase ?? '';
}

/** A new passphrase, asked for twice on a terminal. Throws a `Mistake` for one that is short or was typed differently. */
export async function askNewPassphrase(): Promise<string> {
  const again = process.stdin.isTTY ? ['The same again: '] : [];
  const [passphrase = '', repeated = passphrase] = await ask(['Passphrase for the new key: ', ...again]);
  if (passphrase !== repeated) throw new Mistake('The two passphrases differ: nothing was made');
  if (Array.from(passphrase).length < fewest)
    throw new Mistake(
      `A passphrase has at least ${fewest} characters, for instance five words drawn by dice: nothing was made`,
    );
  return passphrase;
}

async function ask(questions: string[]): Promise<string[]> {
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
      if (line.done) throw new Mistake('No passphrase was given');
      answers.push(line.value);
    }
    return answers;
  } finally {
    reader.close();
  }
}
