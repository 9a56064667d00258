import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/**
 * Inserts a picture, and puts the cursor into the text after it: the editor's own command leaves the picture selected,
 * and what is typed or inserted next replaces it. A picture that is selected already stays too.
 */
export function insertPicture(editor: Editor, attributes: { src: string; alt: string }): void {
  const picture = editor.schema.nodeFromJSON({ type: 'image', attrs: attributes });
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const { from, to } = tr.selection;
      tr.replaceRangeWith(tr.selection instanceof NodeSelection ? to : from, to, picture);
      let after = 0;
      tr.doc.descendants((node, position) => {
        if (node === picture) after = position + node.nodeSize;
      });
      // A list or a table that follows must not take what is typed.
      if (!tr.doc.resolve(after).nodeAfter?.isTextblock)
        tr.insert(after, editor.schema.nodeFromJSON({ type: 'paragraph' }));
      tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView();
      return true;
    })
    .run();
}
