import { createContext, use } from 'react';

/** What the bar of a screen can do with the frame around it. */
export type Frame = {
  isCollapsed: boolean;
  setCollapsed: (isCollapsed: boolean) => void;
  openPalette: () => void;
  openShortcuts: () => void;
  isHelpOpen: boolean;
  openHelp: () => void;
  closeHelp: () => void;
};

export const FrameContext = createContext<Frame | undefined>(undefined);

export function useFrame(): Frame {
  const frame = use(FrameContext);
  if (frame === undefined) throw new Error('This part is rendered outside of the frame');
  return frame;
}
