import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Side } from './side-tabs.tsx';
import { useItemKeys } from './use-item-keys.ts';

/** Which side of an opened conversation a narrow screen shows, and what gets the focus: at first the heading. */
export function useOpenedSides() {
  const [side, setSide] = useState<Side>('visitor');
  const heading = useRef<HTMLHeadingElement>(null);
  const answerField = useRef<TextAreaRef>(null);
  const noteField = useRef<TextAreaRef>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useEffect(focusHeading, []);
  return {
    side,
    setSide,
    /** A hidden side cannot get the focus, so it is shown first. */
    show: (shown: Side) => flushSync(() => setSide(shown)),
    heading,
    focusHeading,
    answerField,
    noteField,
  };
}

type OpenedSides = ReturnType<typeof useOpenedSides>;

/** R answers, N writes a note. */
export function useWritingKeys({ show, answerField, noteField }: OpenedSides, openAnswer: () => void): void {
  useItemKeys({
    r: () => {
      show('visitor');
      openAnswer();
      answerField.current?.focus();
    },
    n: () => {
      show('internal');
      noteField.current?.focus();
    },
  });
}
