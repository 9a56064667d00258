import { Editor, type JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { extensions } from './extensions.ts';
import { insertPicture } from './insert-picture.ts';

const paragraph = (text = ''): JSONContent => ({
  type: 'paragraph',
  ...(text !== '' && { content: [{ type: 'text', text }] }),
});
const block = (type: string, ...content: JSONContent[]): JSONContent => ({ type, content });
const list = (...items: JSONContent[]) => block('bulletList', ...items.map((item) => block('listItem', item)));
const table = (cell: JSONContent) => block('table', block('tableRow', block('tableCell', cell)));

/** An editor without a page. The cursor is at `from`. */
function editorWith(content: JSONContent[], from: number, to = from): Editor {
  const editor = new Editor({ element: null, extensions, content: block('doc', ...content) });
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, from, to)));
  return editor;
}

function insert(editor: Editor, ...names: string[]): void {
  for (const name of names) insertPicture(editor, { src: `/${name}`, alt: '' });
}

function write(editor: Editor, text: string): void {
  editor.view.dispatch(editor.state.tr.insertText(text));
}

/** The blocks of a document, with the sources of its pictures. */
function blocks(editor: Editor): string {
  return editor.state.doc.toString().replace(/^doc\((.*)\)$/, '$1');
}

function sources(editor: Editor): string[] {
  const found: string[] = [];
  editor.state.doc.descendants(({ type: { name }, attrs }) => {
    if (name === 'image') found.push(String(attrs['src']));
  });
  return found;
}

describe('insertPicture', () => {
  it.each([
    ['an empty text', [paragraph()], 1, 'image, image, paragraph("x")'],
    ['the end of a text', [paragraph('ab')], 3, 'paragraph("ab"), image, image, paragraph("x")'],
    ['the middle of a paragraph', [paragraph('ab')], 2, 'paragraph("a"), image, image, paragraph("xb")'],
    ['the text before a list', [paragraph('a'), list(paragraph('b'))], 2, 'image, image, paragraph("x"), bulletList'],
    ['the text before a table', [paragraph('a'), table(paragraph('b'))], 2, 'image, image, paragraph("x"), table'],
    ['a cell', [table(paragraph('a'))], 5, 'tableCell(paragraph("a"), image, image, paragraph("x"))'],
    ['an empty cell', [table(paragraph())], 4, 'tableCell(image, image, paragraph("x"))'],
    ['an item', [list(paragraph('a'))], 4, 'listItem(paragraph("a"), image, image, paragraph("x"))'],
    ['an empty item', [list(paragraph('a'), paragraph())], 8, 'listItem(paragraph, image, image, paragraph("x"))'],
  ])('keeps pictures and what is typed after them: %s', (_place, content, at, expected) => {
    const editor = editorWith(content, at);
    insert(editor, 'first', 'second');
    write(editor, 'x');
    expect(blocks(editor)).toContain(expected);
    expect(sources(editor)).toEqual(['/first', '/second']);
  });

  it('replaces selected words, but not a selected picture', () => {
    const editor = editorWith([paragraph('abc')], 2, 3);
    insert(editor, 'first');
    expect(blocks(editor)).toContain('paragraph("a"), image, paragraph("c")');
    editor.commands.setNodeSelection(3);
    insert(editor, 'second');
    expect(sources(editor)).toEqual(['/first', '/second']);
  });
});
