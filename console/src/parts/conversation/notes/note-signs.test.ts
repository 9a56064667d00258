import type { Locale } from 'contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { noteSigns } from './note-signs.ts';

const surroundings = {
  notes: [
    '底价 2,860，别报给他，先问运费。\n老客户，账期 30 天可以给。',
    'Floor is 2,860; do not quote it. BY-CPC-0201',
    'Нижняя цена 2 860, не называть.',
    'OK',
  ],
  visitorTexts: [
    '请报价：BY-CPC-0201。开 13% 专票可以吗？',
    'Сюрвей на погрузке — за ваш счёт?',
    'Do you ship this from Dalian?',
  ],
  colleagues: ['赵磊', 'Lei Zhao', 'Сунь Юэ'],
};
const signsOf = (locale: Locale, text: string) =>
  noteSigns(text, { ...surroundings, locale }).map((found) =>
    'quoted' in found ? [found.sign, found.quoted] : [found.sign],
  );

describe('an answer looks like a note', () => {
  it.each<[Locale, string, string[][]]>([
    ['ru', '把样品寄给他', [['noScript']]],
    ['cn', 'Ask him first', [['noScript']]],
    ['ru', 'Олег, добрый день.\n先问一下他的运费', [['otherScript', '先问一下他的运费']]],
    ['en', 'Dear Mr Smith,\n这个价 CFR Dalian 别给他', [['otherScript', '这个价 CFR Dalian 别给他']]],
    ['ru', 'Добрый день!\nPlease ask him for the freight', [['otherScript', 'Please ask him for the freight']]],
    ['cn', '您好！\nПока не называйте ему цену', [['otherScript', 'Пока не называйте ему цену']]],
    ['en', 'Hello,\nспросите его про фрахт', [['otherScript', 'спросите его про фрахт']]],
    ['cn', '@赵磊 这个客户的价格看一下', [['mention', '@赵磊']]],
    ['en', 'Please check this, @Zhao, before five', [['mention', '@Zhao']]],
    ['ru', 'Проверьте, пожалуйста (@Сунь Юэ)', [['mention', '@Сунь']]],
    ['cn', '您好，麻烦@赵磊看一下这个价格', [['mention', '@赵磊']]],
    ['cn', '这个请@孙悦 跟进', [['mention', '@孙悦']]],
    ['cn', '这单给@Zhao', [['mention', '@Zhao']]],
    ['cn', '这单给@Zhao跟进', [['mention', '@Zhao']]],
    ['cn', '您好，老客户，账期 30 天可以给', [['noteText', '老客户，账期 30 天可以给']]],
    ['en', 'The FLOOR is 2,860; DO not  quote it!', [['noteText', 'do not quote it']]],
    ['en', 'ok', [['noteText', 'OK']]],
    ['ru', 'Нижняя цена 2 860, не называть', [['noteText', 'Нижняя цена 2 860, не называть']]],
    [
      'ru',
      'Олег, здравствуйте.\n@赵磊 底价 2,860，别报给他，先问运费。',
      [
        ['otherScript', '@赵磊 底价 2,860，别报给他，先问运费。'],
        ['mention', '@赵磊'],
        ['noteText', '底价 2,860，别报给他，先问运费'],
      ],
    ],
  ])('in %s: %s', (locale, text, signs) => {
    expect(signsOf(locale, text)).toEqual(signs);
  });
});

describe('an answer is sent without a question', () => {
  it.each<[Locale, string]>([
    // Names, also as a line of their own.
    ['ru', 'С уважением,\n孙悦\nотдел внешней торговли'],
    ['ru', 'С уважением,\n孙悦，国际贸易部\n辽宁北曜碳业集团国际贸易有限公司'],
    ['en', 'Kind regards,\n孙悦 Sun Yue\nСунь Юэ'],
    ['cn', '您好！\n孙悦\nSun Yue, Beiyao Carbon Group, 1 Sample Road, Fushun'],
    ['ru', 'Адрес завода:\n辽宁省抚顺市示例路1号'],
    // Codes, terms and units.
    ['cn', '您好，报价如下：\nBY-CPC-0201\nFOB Dalian, 2,860 USD/t\nCalcined petroleum coke for aluminium anodes'],
    ['ru', 'Предлагаем:\nBY-CPC-0201, DAP Zabaikalsk, S ≤ 2.0 %, V ≤ 200 ppm\n0–30 mm'],
    ['en', 'We offer BY-CPC-0201: 2,860 USD/t, S ≤ 2.0 %, 0–30 mm.\nBY-CPC-0201'],
    // Quotations, marked or of what the visitor wrote.
    ['ru', 'Вы спросили:\n> 这个价格是不是含税的\nДа, с НДС.'],
    ['ru', 'Вы спросили:\n开 13% 专票可以吗？\nДа, можно.'],
    ['cn', '您问：\nСюрвей на погрузке — за ваш счёт?\n是的。'],
    ['cn', '您问：\nDo you ship this from Dalian?\n是的。'],
    ['en', 'The line “这个不含税” means that tax is not included.\n«Это не образец»'],
    ['en', 'The word 不含税 on the sheet means without tax.'],
    // Addresses of mail and handles of networks.
    ['en', 'Write to sales@example.com or to @beiyao on Telegram; 500 t @ 2,860.'],
    ['ru', 'Пишите на o.smirnov@example.ru или в Telegram: @beiyao_sales'],
    ['ru', 'Пишите на продажи@пример.рф или s-%+@пример.рф'],
    ['cn', '请发邮件到sales@zhao.example，或加微信@beiyao、@zhaocarbon'],
    // What notes have in common with everything.
    ['en', 'OK, BY-CPC-0201 it is.'],
    ['cn', '好的，BY-CPC-0201 可以。'],
    ['cn', '收到'],
  ])('in %s: %s', (locale, text) => {
    expect(signsOf(locale, text)).toEqual([]);
  });
});
