import type { Editor } from '@tiptap/react';
import { localeNames, locales } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { libraryUrl } from 'contract/media/picture.ts';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { PictureChooser } from '../choosers/deferred-choosers.tsx';
import { insertPicture } from './insert-picture.ts';

/** Inserts a picture of the library. */
export function PictureButton({ editor }: { editor: Editor | undefined }) {
  const { write } = useTexts().publishing;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button
        type="button"
        title={write.picture}
        aria-label={write.picture}
        disabled={editor === undefined}
        onClick={() => setChoosing(true)}
      >
        <ImagePlus size={16} strokeWidth={1.6} />
      </button>
      {isChoosing ? (
        <PictureChooser
          close={() => setChoosing(false)}
          choose={({ name, description }) => {
            if (editor) insertPicture(editor, { src: libraryUrl(name), alt: descriptionIn(editor, description) });
            setChoosing(false);
          }}
        />
      ) : null}
    </>
  );
}

/** The description in the language of the text; empty if it has none. */
function descriptionIn(editor: Editor, description: Localized): string {
  const locale = localeNames.find((name) => locales[name].tag === editor.view.dom.lang);
  return (locale && description[locale]) ?? '';
}
