/**
 * `npm run pictures:films` makes the films of `content/films` and the list `content/films.json`. It
 * needs Blender for the banner's light groups, ffmpeg and numpy; the site needs none of them.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderScene, requireBlender, work } from './scene.ts';

const megabyte = 1024 * 1024;
const framesASecond = 25;
const folder = import.meta.dirname;
const out = path.join(folder, '../content/films');

/** `seamless` films run in a loop: their end must match their beginning. */
const films = {
  'kiln-glow': { seamless: true, captioned: false, limit: 2.5 * megabyte },
  company: { seamless: false, captioned: true, limit: 5 * megabyte },
  anniversary: { seamless: false, captioned: true, limit: 5 * megabyte },
};

/**
 * Options for seamless loops. The visible step is what the encoder left out, and it omits less film
 * grain the longer nothing moves. So the grain is removed, the first frame gets a high quality, and
 * no frame depends on later ones. Measured in 255ths: H.264 has a step of 0.48 instead of 0.81, AV1
 * 0.59 instead of 1.09; the film's own largest steps are 0.29 and 0.62.
 */
const still = ['-vf', 'hqdn3d=2:2:4:4'];
const codecs = {
  mp4: {
    once: ['-c:v', 'libx264', '-preset', 'medium', '-crf', '24', '-movflags', '+faststart'],
    loop: [
      [...still, '-c:v', 'libx264', '-preset', 'medium', '-crf', '20', '-bf', '0', '-sc_threshold', '0'],
      ['-x264-params', 'ipratio=1.8:no-mbtree=1:aq-mode=3:aq-strength=1.3'],
    ].flat(),
  },
  webm: {
    once: ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '40'],
    loop: [...still, '-c:v', 'libsvtav1', '-preset', '7', '-crf', '28', '-svtav1-params', 'enable-tf=0:pred-struct=1'],
  },
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
  list[name] = { width, height, seconds, captioned };
  for (const ending of ['mp4', 'webm'] as const) {
    if (seamless) encodeLoop(source, name, ending);
    else ffmpeg(['-i', source, ...codecs[ending].once, '-pix_fmt', 'yuv420p', '-an', filmFile(name, ending)]);
    const { size } = statSync(filmFile(name, ending));
    console.log(`${name}.${ending}: ${(size / megabyte).toFixed(2)} MB of at most ${limit / megabyte}`);
    if (size > limit) throw new Error(`${name}.${ending} is too large`);
  }
}
writeFileSync(path.join(folder, '../content/films.json'), `${JSON.stringify(list, null, 2)}\n`);

function filmFile(name: string, ending: keyof typeof codecs): string {
  return path.join(out, `${name}.${ending}`);
}

/** Encodes a loop three times in a row and keeps the middle, which begins in the encoder's steady state. */
function encodeLoop(source: string, name: string, ending: keyof typeof codecs): void {
  const { seconds } = measure(source);
  const frames = String(Math.round(seconds * framesASecond));
  const whole = path.join(work, `${name}-three.${ending}`);
  const keys = ['-g', frames, ...(ending === 'mp4' ? ['-keyint_min', frames] : [])];
  ffmpeg(['-stream_loop', '2', '-i', source, ...codecs[ending].loop, ...keys, '-pix_fmt', 'yuv420p', '-an', whole]);
  const copy = ['-frames:v', frames, '-c', 'copy', ...(ending === 'mp4' ? ['-movflags', '+faststart'] : [])];
  ffmpeg(['-ss', String(seconds), '-i', whole, ...copy, filmFile(name, ending)]);
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
