/**
 * `npm run pictures -- NAME… [key=value…]` renders scenes into `originals/`, all scenes by default.
 * Keys are options of the scene: `scale=0.3 samples=8` makes a preview in `work/`, which is not
 * saved as an original.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderScene, requireBlender, sceneFile, stop, work } from './scene.ts';

const folder = import.meta.dirname;
const scenes = readdirSync(path.join(folder, 'scenes'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => path.basename(file, '.py'))
  .toSorted();

/** Originals that are alternative views of a scene, selected by `view`. */
const views = new Map<string, string>();
for (const scene of scenes)
  for (const [, view] of readFileSync(sceneFile(scene), 'utf8').matchAll(/['"](news-\d\d)['"]/g))
    if (view !== undefined) views.set(view, scene);

const options = process.argv.slice(2).filter((argument) => argument.includes('='));
const named = process.argv.slice(2).filter((argument) => !argument.includes('='));
const known = [...new Set([...scenes, ...views.keys()])];
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) stop(`There is no scene ${unknown.join(', ')}. Scenes: ${known.join(', ')}`);
requireBlender();
for (const name of named.length > 0 ? named : known) {
  const scene = views.get(name);
  renderScene(scene ?? name, [...(scene === undefined ? [] : [`view=${name}`]), ...options]);
  const finished = path.join(work, `${name}.png`);
  if (options.some((option) => option.startsWith('scale='))) {
    console.log(`Look at ${finished}`);
    continue;
  }
  const original = path.join(folder, 'originals', `${name}.webp`);
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', '-i', finished, '-c:v', 'libwebp', '-quality', '92', original]);
  if (existsSync(path.join(folder, 'films/depth', `${name}.png`)))
    execFileSync('/usr/bin/python3', [path.join(folder, 'films/depth.py'), name], {
      stdio: 'inherit',
      env: { ...process.env, PICTURES_WORK: work },
    });
}
