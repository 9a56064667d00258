import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files that are dropped or pasted anywhere in the window. A file dropped outside the field would otherwise
 * replace the page and lose the form. Returns true while files are dragged over the window.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void, wanted: boolean): boolean {
  const [dragging, setDragging] = useState(false);
  const addFiles = useEffectEvent((files: FileList) => {
    if (wanted) onFiles([...files]);
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
      setDragging(true);
    });
    const drop = withFiles((_, dragged) => {
      setDragging(false);
      addFiles(dragged.files);
    });
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setDragging(false);
    const paste = (event: ClipboardEvent) => {
      const pasted = event.clipboardData;
      // Office programs add a picture to copied text; the visitor means the text.
      if (pasted === null || pasted.files.length === 0 || pasted.types.includes('text/plain')) return;
      event.preventDefault();
      addFiles(pasted.files);
    };
    document.addEventListener('dragover', hold, stop);
    document.addEventListener('dragleave', leave, stop);
    document.addEventListener('drop', drop, stop);
    document.addEventListener('paste', paste, stop);
    return () => stop.abort();
  }, []);

  return dragging && wanted;
}
