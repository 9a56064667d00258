import type { waysToReport as cn } from '../cn/ways-to-report.ts';

export const waysToReport = {
  mail: 'Почта службы надзора',
  phone: 'Коммутатор',
  phoneNote: 'Попросите службу надзора. Причину и\u00A0имя можно не\u00A0называть.',
  copyMail: 'Скопировать адрес службы надзора',
  copyPhone: 'Скопировать номер телефона',
} satisfies typeof cn;
