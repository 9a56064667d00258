/**
 * `npm run pictures:films`: makes the films of `content/films` and their list `content/films.json`. Needs Blender for the
 * banner's light groups, ffmpeg and numpy; the site itself needs none of them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderScene, requireBlender, work } from './scene.ts';

const megabyte = 1024 * 1024;
const folder = import.meta.dirname;
const out = path.join(folder, '../content/films');

/** `seamless` films run in a loop: the end must lead into the beginning. */
const films = {
  'kiln-glow': { seamless: true, captioned: false, limit: 2.5 * megabyte },
  company: { seamless: false, captioned: true, limit: 5 * megabyte },
  anniversary: { seamless: false, captioned: true, limit: 5 * megabyte },
};

requireBlender();
mkdirSync(out, { recursive: true });
const wanted = process.argv.slice(2).filter((argument) => !argument.includes('='));
if (wanted.length === 0 || wanted.includes('kiln-glow')) renderScene('banner-calcining', ['view=kiln-glow']);
if (wanted.length === 0 || wanted.some((name) => name !== 'kiln-glow'))
  execFileSync('/usr/bin/python3', [path.join(folder, 'films/journey.py')], {
    stdio: 'inherit',
    env: { ...process.env, PICTURES_WORK: work, FILMS_OUT: out },
  });

const list: Record<string, { width: number; height: number; seconds: number; captioned: boolean }> = {};
for (const [name, { seamless, captioned, limit }] of Object.entries(films)) {
  const source = path.join(work, `${name}.mkv`);
  const { width, height, seconds } = measure(source);
  encode(
    source,
    name,
    'mp4',
    ['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-movflags', '+faststart'],
    seamless,
  );
  encode(source, name, 'webm', ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '40'], seamless);
  list[name] = { width, height, seconds, captioned };
  for (const ending of ['mp4', 'webm']) {
    const { size } = statSync(path.join(out, `${name}.${ending}`));
    console.log(`${name}.${ending}: ${(size / megabyte).toFixed(2)} MB of at most ${limit / megabyte}`);
    if (size > limit) throw new Error(`${name}.${ending} is too large`);
  }
}
writeFileSync(path.join(folder, '../content/films.json'), `${JSON.stringify(list, null, 2)}\n`);

/** A loop is encoded three times in a row and its middle kept: what the encoder has settled into at its end is where it begins. */
function encode(source: string, name: string, ending: string, codec: string[], seamless: boolean): void {
  const file = path.join(out, `${name}.${ending}`);
  const { seconds } = measure(source);
  const input = seamless ? ['-stream_loop', '2'] : [];
  const whole = seamless ? path.join(work, `${name}-three.${ending}`) : file;
  const keys = seamless ? ['-force_key_frames', `${seconds},${2 * seconds}`] : [];
  ffmpeg([...input, '-i', source, ...codec, ...keys, '-pix_fmt', 'yuv420p', '-an', whole]);
  if (seamless)
    ffmpeg([
      '-ss',
      String(seconds),
      '-t',
      String(seconds),
      '-i',
      whole,
      '-c',
      'copy',
      '-avoid_negative_ts',
      'make_zero',
      file,
    ]);
}

function ffmpeg(options: string[]): void {
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...options], { stdio: 'inherit' });
}

function measure(file: string): { width: number; height: number; seconds: number } {
  const { stdout } = spawnSync(
    'ffprobe',
    [
      '-v',
      'error',
      '-select_streams',
      'v',
      '-show_entries',
      'stream=width,height:format=duration',
      '-of',
      'csv=p=0',
      file,
    ],
    { encoding: 'utf8' },
  );
  const [width = 0, height = 0, seconds = 0] = stdout.trim().split(/[,\n]/).map(Number);
  return { width, height, seconds };
}
