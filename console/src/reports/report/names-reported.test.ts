import { expect, it } from 'vitest';
import { namesReported } from './names-reported.ts';

it.each([
  ['Ask about QIU, please', 'Qiu', true],
  ['王某的单据', ' 王某 ', true],
  ['Originals', 'Qiu', false],
  ['Originals', '', false],
  ['Originals', 'O', false],
  ['向王某核实单据', '王某（采购部经理）', true],
  ['采购部经理的单据', '王某（采购部经理）', true],
  ['向王五核实', '王某、王五', true],
  ['向李  雷核实', '李 雷', true],
  ['向李雷核实', '李\u3000雷', true],
  ['向伊万核实', '伊万·彼得罗夫', true],
  ['核实单据', '王某（采购部经理）', false],
  ['Ask Qiu about it', 'Qiu, dispatcher', true],
  ['Ask Ｑｉｕ', 'qiu / Chen', true],
  ['Ask John   Smith', 'John Smith [night shift]', true],
  ['Ask about the originals', 'J. O. Quill', false],
  ['Сверить с Новиковым', 'Новиков И. П.', true],
  ['Спросить Новикова', 'И.П. Новиков — начальник смены', true],
  ['Сверить с Семёновым', 'Семенов И. П.', true],
  ['Сверить с Семеновым', 'Семёнов И. П.', true],
  ['Проверить и сверить', 'Новиков И. П.', false],
])('finds the person reported in a reason: %s, %s', (reason, reportered, isNamed) => {
  expect(namesReported(reason, { reportered })).toBe(isNamed);
});
