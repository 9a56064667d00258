import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ErrorCode } from 'contract/errors.ts';
import { megabyte } from 'contract/megabyte.ts';
import { z } from 'zod';
import { projectFolder } from '../config/project-folder.ts';
import { HttpError } from '../http/http-error.ts';

const maxMemory = 256 * megabyte;
/** Of CPU time: on a busy machine a picture is not too demanding because it had to wait. */
const maxCpuSeconds = 90;
const maxMilliseconds = 600_000;

/**
 * Makes malloc return memory at once. At 50 megapixels the process needs 150 to 250 MB instead of
 * 170 to 330.
 */
const mallocEnvironment = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };

const encodedPicture = z.object({ width: z.int(), height: z.int(), placeholder: z.string() });
const encodingResult = z.union([
  z.object({ picture: encodedPicture, peakKilobytes: z.number() }),
  z.object({ rejection: z.enum(['pictureTypeDiffers', 'pictureTooLarge', 'pictureBroken']) }),
]);

/** The output of the encoding process. */
export type EncodingResult = z.infer<typeof encodingResult>;

/** Runs the encoding process, with a limit on its time and memory. Throws an `HttpError` for a picture that it rejects. */
export async function encodeInChild(original: string, type: string, folder: string) {
  const program = path.join(projectFolder, 'server/src/pictures/encode-process.ts');
  const command = [process.execPath, '--max-old-space-size=64', program, original, type, folder];
  const child = spawn('/bin/sh', ['-c', 'ulimit -t "$0" && exec "$@"', String(maxCpuSeconds), ...command], {
    // The environment of the server, with its secrets, is not passed on.
    env: { PATH: process.env.PATH, ...mallocEnvironment },
    // Its input ends with this process, and it with its input.
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const { pid } = child;
  if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  const kill = (): void => void child.kill('SIGKILL');
  const timeout = setTimeout(kill, maxMilliseconds);
  const memoryCheck = setInterval(() => void memoryOf(pid).then((bytes) => bytes > maxMemory && kill()), 50);
  try {
    const status = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    if (status !== 0) throw new HttpError('pictureTooDemanding');
  } finally {
    clearTimeout(timeout);
    clearInterval(memoryCheck);
  }
  const result = encodingResult.parse(JSON.parse(output));
  if ('rejection' in result) throw new HttpError(result.rejection satisfies ErrorCode);
  return result;
}

/** The resident memory of a process in bytes; 0 if unknown. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}
