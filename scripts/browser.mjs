// The browser of the browser tests: Debian's Chromium, with a font for Chinese and one with Arial's widths, which stands in until the site's own is there.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { run } from './prepare.mjs';

const packages = ['chromium', 'fonts-noto-cjk', 'fonts-liberation'];
const files = ['/usr/bin/chromium', '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'];

/** Installs it as root; an ordinary user is told the one line to run, and everything stops. */
export function installBrowser() {
  if (files.every((file) => existsSync(file))) return;
  if (process.getuid() !== 0) {
    console.error(
      `The browser tests need Chromium. As root, run: apt-get update && apt-get install -y ${packages.join(' ')}`,
    );
    process.exit(1);
  }
  console.log('Installing Chromium …');
  run('apt-get', ['update', '-qq']);
  if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]) !== 0) process.exit(1);
}
