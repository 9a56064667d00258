import type { privacy as cn } from '../cn/privacy.ts';

export const privacy = {
  version: (version: string) => `Редакция ${version}`,
  contents: 'Содержание',
} satisfies typeof cn;
