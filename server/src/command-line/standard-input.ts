/**
 * The prompts and the text of a command share standard input. Without a terminal one reader serves
 * them all: a second one would miss what the first has read ahead.
 */
import { Socket } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './usage-error.ts';

let chunks: AsyncIterator<Buffer> | undefined;
let unread = Buffer.alloc(0);

/** Asks on a terminal, without echo; otherwise reads the next lines. There are fewer answers if the input ends. */
export async function promptHidden(questions: string[]): Promise<string[]> {
  if (!process.stdin.isTTY) return readLines(questions.length);
  return withTerminal({ hidden: true }, async (_reader, lines) => {
    const answers: string[] = [];
    for (const question of questions) {
      process.stderr.write(question);
      const line = await lines.next();
      process.stderr.write('\n');
      if (line.done) break;
      answers.push(line.value);
    }
    return answers;
  });
}

/** Asks on a terminal. Returns undefined after Ctrl-D. */
export function promptLine(question: string): Promise<string | undefined> {
  return withTerminal({ hidden: false }, async (reader, lines) => {
    reader.setPrompt(question);
    reader.prompt();
    const line = await lines.next();
    return line.done ? undefined : line.value;
  });
}

/** Reads the rest of standard input, on a terminal until Ctrl-D. Returns undefined if it is not UTF-8. */
export async function readRest(terminalPrompt: string): Promise<string | undefined> {
  if (process.stdin.isTTY)
    return withTerminal({ hidden: false }, async (_reader, lines) => {
      console.error(terminalPrompt);
      const text: string[] = [];
      for (let line = await lines.next(); !line.done; line = await lines.next()) text.push(line.value);
      return text.join('\n');
    });
  while (await readChunk());
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unread);
  } catch {
    return undefined;
  }
}

async function withTerminal<Result>(
  { hidden }: { hidden: boolean },
  read: (reader: Interface, lines: AsyncIterator<string>) => Promise<Result>,
): Promise<Result> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stderr,
    terminal: hidden || process.stderr.isTTY,
    prompt: '',
    historySize: 0,
  });
  let interrupted = false;
  reader.on('SIGINT', () => {
    interrupted = true;
    reader.close();
  });
  try {
    const result = await read(reader, reader[Symbol.asyncIterator]());
    // Ctrl-C must not save what was typed before it.
    if (interrupted) throw new UsageError('Interrupted: nothing was changed');
    return result;
  } finally {
    reader.close();
  }
}

async function readLines(count: number): Promise<string[]> {
  const lines: string[] = [];
  while (lines.length < count) {
    while (!unread.includes('\n') && (await readChunk()));
    if (unread.length === 0) break;
    const end = unread.includes('\n') ? unread.indexOf('\n') : unread.length;
    lines.push(unread.subarray(0, end).toString('utf8').replace(/\r$/, ''));
    unread = unread.subarray(end + 1);
  }
  return lines;
}

/** Returns false at the end of the input. */
async function readChunk(): Promise<boolean> {
  chunks ??= process.stdin[Symbol.asyncIterator]();
  // A pipe that nobody closes must not keep the process running after the last prompt.
  if (process.stdin instanceof Socket) process.stdin.ref();
  const { done, value } = await chunks.next();
  if (process.stdin instanceof Socket) process.stdin.unref();
  if (done) return false;
  unread = Buffer.concat([unread, value]);
  return true;
}
