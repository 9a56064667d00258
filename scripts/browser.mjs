// The browser for tests and benchmarks: Debian's Chromium without windows, a Chinese font, and one with Arial's
// metrics as the fallback font.
import { needPackages } from './debian-packages.mjs';

const packages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation'];
const files = ['/usr/bin/chromium-headless-shell', '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'];

export function installBrowser() {
  needPackages('The browser of tests and benchmarks is', packages, files);
}
