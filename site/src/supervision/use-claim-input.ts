import { useState } from 'react';
import { useLocale } from '../text/use-text.tsx';
import { formatAmount } from './format-amount.ts';
import { type ParsedAmount, parseAmount } from './parse-amount.ts';

export type ClaimInput = {
  /** The loss as entered and as parsed. */
  entered: string;
  parsed: ParsedAmount;
  nonStateBribery: boolean;
  otherCriminalCase: boolean;
  enter: (text: string) => void;
  setNonStateBribery: (checked: boolean) => void;
  setOtherCriminalCase: (checked: boolean) => void;
};

/** The first example shows how the rewards add up. */
const firstLoss = 1_260_000;

export function useClaimInput(): ClaimInput {
  const locale = useLocale();
  const [entered, enter] = useState(() => formatAmount(locale, firstLoss));
  const [nonStateBribery, setNonStateBribery] = useState(true);
  const [otherCriminalCase, setOtherCriminalCase] = useState(false);
  const parsed = parseAmount(locale, entered);
  return { entered, parsed, nonStateBribery, otherCriminalCase, enter, setNonStateBribery, setOtherCriminalCase };
}
