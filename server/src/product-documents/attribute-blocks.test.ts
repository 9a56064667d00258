import { expect, it } from 'vitest';
import { attributeBlocks } from './attribute-blocks.ts';

it('reads the head, the rows and the texts around a table', () => {
  const html =
    '<p>Before &amp; after</p><table><thead><tr><th>Property</th><th>Limit</th></tr></thead>' +
    '<tbody><tr><th>Ash</th><td>≤ <b>0.35</b></td></tr></tbody></table><h3>Packing</h3><ul><li>1 t bags</li></ul>';
  expect(attributeBlocks(html, undefined)).toEqual([
    { is: 'paragraph', content: { text: 'Before & after' } },
    { is: 'table', head: ['Property', 'Limit'], rows: [['Ash', '≤ 0.35']] },
    { is: 'heading', content: { text: 'Packing' } },
    { is: 'paragraph', content: { text: '1 t bags' } },
  ]);
});

it('keeps the columns of cells that span others', () => {
  const html =
    '<table><tr><td rowspan="2">A</td><td>1</td></tr><tr><td>2</td></tr><tr><td colspan="2">B</td></tr></table>';
  expect(attributeBlocks(html, 'cn')).toEqual([
    {
      is: 'table',
      head: [],
      rows: [
        ['A', '1'],
        ['', '2'],
        ['B', ''],
      ],
      foreign: 'cn',
    },
  ]);
});

it('reads a cell with an absurd span as one cell', () => {
  const html = '<table><tr><td colspan="100000">A</td><td rowspan="x">1</td></tr></table>';
  expect(attributeBlocks(html, undefined)).toEqual([{ is: 'table', head: [], rows: [['A', '1']] }]);
});

it('leaves out what has neither text nor rows', () => {
  expect(attributeBlocks('<p> </p><img src="/a.jpg"><table><tbody></tbody></table>', undefined)).toEqual([]);
});
