import type { waysToReport as cn } from '../cn/ways-to-report.ts';

export const waysToReport = {
  mail: 'Почта службы надзора',
  phone: 'Общий телефон',
  phoneNote: 'Попросите соединить со\u00A0службой надзора. Причину и\u00A0имя можно не\u00A0называть.',
  copyMail: 'Скопировать адрес службы надзора',
  copyPhone: 'Скопировать номер телефона',
} satisfies typeof cn;
