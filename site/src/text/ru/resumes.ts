import type { resumes as cn } from '../cn/resumes.ts';

export const resumes = {
  title: 'Отправить резюме',
  post: (postNo) => `Вакансия ${postNo}`,
  files: 'Файлы резюме',
  nameHint: 'От\u00A02 до\u00A020 символов',
  remark: 'Что ещё важно знать',
  send: 'Отправить',
  sent: (post, postNo) => `${post} (${postNo}). Мы\u00A0ответим по\u00A0контактам, указанным здесь или в\u00A0резюме.`,
  otherWays: 'Резюме можно прислать и\u00A0почтой, указав номер вакансии в\u00A0теме письма.',
  copyMail: 'Скопировать адрес почты',
  copyPhone: 'Скопировать номер телефона',
} satisfies typeof cn;
