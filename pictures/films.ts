/**
 * `npm run pictures:films`: makes the films of `content/films` and their list `content/films.json`. Needs Blender for the
 * banner's light groups, ffmpeg and numpy; the site itself needs none of them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderScene, requireBlender, work } from './scene.ts';

const megabyte = 1024 * 1024;
const framesASecond = 25;
const folder = import.meta.dirname;
const out = path.join(folder, '../content/films');

/** `seamless` films run in a loop: the end must lead into the beginning. */
const films = {
  'kiln-glow': { seamless: true, captioned: false, limit: 2.5 * megabyte },
  company: { seamless: false, captioned: true, limit: 5 * megabyte },
  anniversary: { seamless: false, captioned: true, limit: 5 * megabyte },
};

const h264 = ['-c:v', 'libx264', '-preset', 'medium', '-movflags', '+faststart'];
/**
 * What differs where a loop closes is what the encoder left out: of still grain it leaves out the less the longer nothing moves.
 * So the grain goes first, and the first picture of the loop is a good one. Measured: the step there falls from 0.81 to 0.48 of 255,
 * where the largest step of the film itself is 0.28.
 */
const steady = [
  ['-vf', 'hqdn3d=2:2:4:4', '-crf', '20', '-bf', '0'],
  ['-x264-params', 'ipratio=1.8:no-mbtree=1:aq-mode=3:aq-strength=1.3'],
].flat();

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
  encode(source, name, 'mp4', seamless ? [...h264, ...steady] : [...h264, '-crf', '24'], seamless);
  encode(source, name, 'webm', ['-c:v', 'libsvtav1', '-preset', '5', '-crf', seamless ? '30' : '40'], seamless);
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
  if (!seamless) return ffmpeg(['-i', source, ...codec, '-pix_fmt', 'yuv420p', '-an', file]);
  const { seconds } = measure(source);
  const frames = String(Math.round(seconds * framesASecond));
  const whole = path.join(work, `${name}-three.${ending}`);
  const keys = ['-g', frames, ...(ending === 'mp4' ? ['-keyint_min', frames, '-sc_threshold', '0'] : [])];
  ffmpeg(['-stream_loop', '2', '-i', source, ...codec, ...keys, '-pix_fmt', 'yuv420p', '-an', whole]);
  const copy = ['-c', 'copy', '-movflags', '+faststart'];
  ffmpeg(['-ss', String(seconds), '-i', whole, '-frames:v', frames, ...copy, file]);
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
