import { type ReactNode, useState } from 'react';
import { useText } from '../../text/use-text.tsx';
import { showToast } from '../toasts/toasts.ts';
import type { PicturePreview, PreviewedPicture } from './picture-preview.tsx';

type Opened = { Preview: typeof PicturePreview; start: number };

/** `openPreview(index, button)` opens the preview; render `preview`. Its code loads on first use. */
export function usePicturePreview(pictures: readonly PreviewedPicture[]): {
  openPreview: (start: number, button: HTMLElement) => void;
  preview: ReactNode;
} {
  const text = useText().shell.dialogFailed;
  const [opened, setOpened] = useState<Opened>();

  async function open(start: number, button: HTMLElement): Promise<void> {
    // Safari does not focus a clicked button, but the dialog restores the previous focus.
    button.focus();
    try {
      const { PicturePreview: Preview } = await import('./picture-preview.tsx');
      setOpened({ Preview, start });
    } catch {
      showToast({ kind: 'failed', title: text.title, detail: text.hint });
    }
  }

  return {
    openPreview: (start, button) => void open(start, button),
    preview:
      opened === undefined ? null : (
        <opened.Preview pictures={pictures} start={opened.start} onClosed={() => setOpened(undefined)} />
      ),
  };
}
