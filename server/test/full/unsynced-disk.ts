import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const run = (program: string, parameters: string[]) => execFileSync(program, parameters, { stdio: 'pipe' });

export type Disk = {
  folder: string;
  /**
   * Cuts the power: data that the file system has not written is lost. All processes on it must be
   * paused; `kill` ends them after the disk's state is copied.
   */
  cutPower: (kill: () => Promise<void>) => Promise<void>;
  remove: () => void;
};

/**
 * An ext4 file system on a loop device, which flushes only every ten minutes, so that the device
 * has only synced data. A copy of the device's file is what a power cut leaves. The host's own
 * cache is not lost.
 */
export function mountDisk(below: string, megabytes: number): Disk {
  const [image, folder] = [path.join(below, 'disk.img'), path.join(below, 'disk')];
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  run('mkfs.ext4', ['-q', '-F', image]);
  mkdirSync(folder);
  mount();

  function mount(): void {
    run('mount', ['-o', 'loop,commit=600', image, folder]);
    chmodSync(folder, 0o711);
  }

  /** A killed process may hold its files briefly. */
  async function unmount(): Promise<void> {
    const end = performance.now() + 20_000;
    for (;;) {
      try {
        run('umount', [folder]);
        return;
      } catch (error) {
        if (performance.now() > end) throw error;
        await pause(100);
      }
    }
  }

  /** A copy of the disk, made while nothing was written. */
  function copyWhileIdle(): string {
    const copy = `${image}.copy`;
    for (let tries = 0; tries < 10; tries += 1) {
      const before = statSync(image, { bigint: true }).mtimeNs;
      run('cp', ['--sparse=always', image, copy]);
      if (statSync(image, { bigint: true }).mtimeNs === before) return copy;
    }
    throw new Error('The disk was never idle');
  }

  return {
    folder,
    cutPower: async (kill) => {
      const copy = copyWhileIdle();
      await kill();
      await unmount();
      renameSync(copy, image);
      mount();
    },
    remove: () => {
      run('umount', ['-l', folder]);
      rmSync(image);
    },
  };
}

/** Whether this process may mount loop devices: root, and a kernel that has them. */
export function canMountDisks(below: string): boolean {
  try {
    mountDisk(below, 8).remove();
    rmSync(path.join(below, 'disk'), { recursive: true });
    return true;
  } catch {
    return false;
  }
}
