import { type CSSProperties, type RefCallback, useCallback, useState } from 'react';

/** A frame of this width in pixels, made smaller until it fits into its stage. */
export function useScaledFrame(width: number): { stage: RefCallback<HTMLDivElement>; style: CSSProperties } {
  const [size, setSize] = useState({ width: 800, height: 600 });
  const stage = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width);
  return { stage, style: { width, height: size.height / scale, transform: `scale(${scale})` } };
}
