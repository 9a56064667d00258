import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that are dropped or pasted anywhere while a form waits for some: one dropped beside the form would otherwise
 * replace the page, and with it all that was written. True while some are held over the window.
 */
export function useBroughtFiles(onBrought: (files: readonly File[]) => void, wanted: boolean): boolean {
  const [held, setHeld] = useState(false);
  const bring = useEffectEvent((files: FileList) => {
    if (wanted) onBrought([...files]);
  });

  useEffect(() => {
    const stop = new AbortController();
    const withFiles = (react: (event: DragEvent, dragged: DataTransfer) => void) => (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      react(event, event.dataTransfer);
    };
    const hold = withFiles((_, dragged) => {
      dragged.dropEffect = 'copy';
      setHeld(true);
    });
    const drop = withFiles((_, dragged) => {
      setHeld(false);
      bring(dragged.files);
    });
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setHeld(false);
    const paste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData;
      // An office program gives a picture beside the words that it copies: those are meant.
      if (pasted === null || pasted.files.length === 0 || pasted.types.includes('text/plain')) return;
      event.preventDefault();
      bring(pasted.files);
    };
    document.addEventListener('dragover', hold, stop);
    document.addEventListener('dragleave', leave, stop);
    document.addEventListener('drop', drop, stop);
    document.addEventListener('paste', paste, stop);
    return () => stop.abort();
  }, []);

  return held && wanted;
}
