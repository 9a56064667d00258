/** The words around an answer on the page of a receipt, which the console shows in its preview. */
import type { SubmissionStatus } from '../submissions/conversation.ts';
import type { Locale } from '../locales.ts';

type ReceiptPageWords = {
  statuses: Record<SubmissionStatus, string>;
  /** What a status means for the visitor. */
  nexts: Record<SubmissionStatus, string>;
  entries: string;
  staff: string;
};

// Apart, so that a page of the site loads its own language only.
export const cn: ReceiptPageWords = {
  statuses: { received: '已收到', inProgress: '办理中', answered: '已答复', closed: '已办结' },
  nexts: {
    received: '内容已经送达，等待工作人员受理。',
    inProgress: '工作人员正在办理，需要您补充时会在下方说明。',
    answered: '我们已作答复。如有疑问，可以继续补充。',
    closed: '此事项已经办结。',
  },
  entries: '往来记录',
  staff: '工作人员',
};

export const en: ReceiptPageWords = {
  statuses: { received: 'Received', inProgress: 'In progress', answered: 'Answered', closed: 'Closed' },
  nexts: {
    received: 'We have received it. It is waiting for a member of staff.',
    inProgress: 'A member of staff is working on it. Questions to you will appear below.',
    answered: 'We have answered. If you have further questions, you can write again.',
    closed: 'This submission is closed.',
  },
  entries: 'Correspondence',
  staff: 'Our staff',
};

export const ru: ReceiptPageWords = {
  statuses: { received: 'Получено', inProgress: 'В\u00A0работе', answered: 'Дан ответ', closed: 'Закрыто' },
  nexts: {
    received: 'Обращение доставлено и\u00A0ждёт сотрудника.',
    inProgress: 'Обращением занимается сотрудник. Если понадобятся уточнения, вопросы появятся ниже.',
    answered: 'Мы\u00A0ответили. Если остались вопросы, напишите ещё раз.',
    closed: 'Рассмотрение завершено.',
  },
  entries: 'Переписка',
  staff: 'Сотрудник',
};

export const receiptPageWords: Record<Locale, ReceiptPageWords> = { cn, en, ru };
