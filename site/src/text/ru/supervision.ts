import type { supervision as cn } from '../cn/supervision.ts';
import { russianForm } from '../plural.ts';
import { waysToReport } from './ways-to-report.ts';

/** 1 юань, 2 юаня, 5 юаней; дробное число — 1,5 юаня. */
function yuanWord(value: number): string {
  return russianForm(value, 'юань', 'юаня', 'юаней');
}

export const supervision = {
  name: 'Надзор',
  report: 'Сообщить о\u00A0нарушении',
  lead: 'Можно анонимно. Обращение шифруется сразу при\u00A0получении, читают его только сотрудники службы надзора.',
  yuan: (written, value) => `${written}\u00A0${yuanWord(value)}`,
  rewards: {
    table: 'Размер вознаграждения, юаней',
    loss: 'Возмещённый ущерб, юаней',
    basis: 'Как считается',
    reward: 'Сумма, юаней',
    fixed: 'фиксированная сумма',
    ofLoss: (share) => `${share} от\u00A0ущерба`,
    under: (to) => `менее ${to}`,
    between: (from, to, toIncluded) =>
      toIncluded ? `от\u00A0${from} до\u00A0${to} включительно` : `от\u00A0${from}, но\u00A0менее ${to}`,
    over: (from) => `свыше ${from}`,
    range: (from, to) => `${from}–${to}`,
    atLeast: (sum) => `от\u00A0${sum}`,
    cases: 'При уголовном деле дополнительно',
    nonStateBribery: 'Коммерческий подкуп',
    otherCriminalCase: 'Иное уголовное дело',
  },
  estimate: {
    title: 'Расчёт',
    loss: 'Возмещённый ущерб, юаней',
    hint: 'Можно написать 1200000, 1\u00A0200\u00A0000 или 1,2\u00A0млн. Введённое не\u00A0покидает эту страницу.',
    cases: 'Уголовное дело',
    needsScripts: 'Для\u00A0расчёта включите в\u00A0браузере JavaScript. Примеры ниже посчитаны по\u00A0той же шкале.',
    shareOf: (share, sum) => `${share} от\u00A0${sum}`,
    total: 'Около',
    totalAtLeast: 'Не\u00A0менее',
    approval:
      'Это оценка: сумму утверждает председатель. Действует и\u00A0для компаний-партнёров, и\u00A0для их сотрудников.',
    nothing: 'Введите возмещённый ущерб или отметьте вид дела.',
    announce: (label, sum) => `${label} ${sum}. Это оценка: сумму утверждает председатель.`,
    errors: {
      unreadable: 'Не\u00A0удалось прочитать сумму. Напишите её как 1200000, 1\u00A0200\u00A0000 или 1,2\u00A0млн.',
      negative: 'Сумма не\u00A0может быть отрицательной.',
      tooLarge: 'Это больше триллиона юаней. Проверьте единицу.',
    },
  },
  examples: 'Три примера',
  exampleOf: (sum) => `Ущерб ${sum}`,
  contact: {
    title: 'Не\u00A0уверены? Сначала спросите',
    lead: 'Делать выводы не\u00A0нужно. Расскажите, что видели; служба надзора решит, есть ли предмет для проверки.',
    ...waysToReport,
  },
} satisfies typeof cn;
