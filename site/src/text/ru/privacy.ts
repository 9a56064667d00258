import type { privacy as cn } from '../cn/privacy.ts';

export const privacy = {
  version: (version) => `Редакция ${version}`,
  contents: 'Содержание',
} satisfies typeof cn;
