import { useState } from 'react';
import { useLocale } from '../text/use-text.tsx';
import { formatSum } from './format-sum.ts';
import { type ReadSum, readSum } from './read-sum.ts';

export type WrittenClaim = {
  /** The loss as written and as parsed. */
  written: string;
  read: ReadSum;
  nonStateBribery: boolean;
  otherCriminalCase: boolean;
  write: (text: string) => void;
  setNonStateBribery: (ticked: boolean) => void;
  setOtherCriminalCase: (ticked: boolean) => void;
};

/** The first example shows how the rewards add up. */
const firstLoss = 1_260_000;

export function useWrittenClaim(): WrittenClaim {
  const locale = useLocale();
  const [written, write] = useState(() => formatSum(locale, firstLoss));
  const [nonStateBribery, setNonStateBribery] = useState(true);
  const [otherCriminalCase, setOtherCriminalCase] = useState(false);
  const read = readSum(locale, written);
  return { written, read, nonStateBribery, otherCriminalCase, write, setNonStateBribery, setOtherCriminalCase };
}
