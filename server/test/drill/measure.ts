import type { RequestClass, Sample } from './load.ts';

export type Phase = { name: string; from: number; to: number /** The end of the fault. */; mended: number };

const classes = ['home', 'pages', 'api', 'submissions', 'uploads'] as const satisfies readonly RequestClass[];

/** Seconds from the end of the fault to the last failed request; 0 if none failed after it. */
function recovery(samples: readonly Sample[], mended: number): number {
  const failed = samples.filter(({ ok, at }) => !ok && at > mended).map(({ at }) => at);
  return failed.length === 0 ? 0 : (Math.max(...failed) - mended) / 1000;
}

export function countFailed(samples: readonly Sample[], { from, to }: Phase, kind: RequestClass): number {
  return samples.filter((sample) => sample.class === kind && !sample.ok && sample.at >= from && sample.at < to).length;
}

/** A table row: failed of all requests in each class, and the time to recover. */
export function phaseLine(all: readonly Sample[], phase: Phase): string {
  const samples = all.filter(({ at }) => at >= phase.from && at < phase.to);
  const columns = classes.map((kind) => {
    const requests = samples.filter((sample) => sample.class === kind);
    return `${requests.filter(({ ok }) => !ok).length}/${requests.length}`.padStart(11);
  });
  return `${phase.name.padEnd(34)}${columns.join('')}${recovery(samples, phase.mended).toFixed(1).padStart(11)}`;
}

export const tableHead = `${'failed of all requests'.padEnd(34)}${classes.map((kind) => kind.padStart(11)).join('')}${'recovery s'.padStart(11)}`;
