import type { resumes as cn } from '../cn/resumes.ts';

export const resumes = {
  title: 'Отправить резюме',
  post: (postNo: string) => `Вакансия ${postNo}`,
  files: 'Файлы резюме',
  name: 'Имя и\u00A0фамилия',
  nameHint: 'От\u00A02 до\u00A020 символов',
  phone: 'Телефон',
  mail: 'Электронная почта',
  remark: 'Что ещё важно знать',
  send: 'Отправить',
  note: 'Файлы загружаются только при отправке.',
  sent: (post: string, postNo: string) =>
    `${post} (${postNo}). Мы\u00A0ответим по\u00A0контактам, указанным здесь или в\u00A0резюме.`,
  otherWays: 'Резюме можно прислать и\u00A0почтой, указав номер вакансии в\u00A0теме письма.',
  copyMail: 'Скопировать адрес почты',
  copyPhone: 'Скопировать номер телефона',
} satisfies typeof cn;
