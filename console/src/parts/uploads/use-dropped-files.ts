import { useEffect, useEffectEvent, useState } from 'react';

/** The number of files that are held over the window; undefined for none. */
export function useDroppedFiles(drop: (files: readonly File[]) => void): number | undefined {
  const [dragged, setDragged] = useState<number>();
  const onDrop = useEffectEvent((files: readonly File[]) => drop(files));
  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    function over(event: DragEvent): void {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDragged(event.dataTransfer?.items.length ?? 0);
    }
    function leave(event: DragEvent): void {
      // Leaving an element for another one inside the window is not leaving the window.
      if (event.relatedTarget === null) setDragged(undefined);
    }
    function onDropped(event: DragEvent): void {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setDragged(undefined);
      onDrop([...(event.dataTransfer?.files ?? [])]);
    }
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', onDropped);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', onDropped);
    };
  }, []);
  return dragged;
}
