import type { privacy as cn } from '../cn/privacy.ts';

export const privacy = {
  version: (version: string) => `Version ${version}`,
  contents: 'Contents',
} satisfies typeof cn;
