import type { privacy as cn } from '../cn/privacy.ts';

export const privacy = {
  version: (version) => `Version ${version}`,
  contents: 'Contents',
} satisfies typeof cn;
