import type { AnswerTimes } from 'contract/console/answer-times.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { formatMinutes } from '../item/deadline.ts';

/** Returns what says in words how messages were answered. */
export function useAnswersSentence(): (times: AnswerTimes) => string {
  const { answerTimes: texts } = useTexts();
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  return ({ received, inTime, late, waiting, median, ninetiethPercentile }) => {
    const counts = texts.sentence(received, { inTime: number(inTime), late: number(late), waiting: number(waiting) });
    if (median === null || ninetiethPercentile === null) return counts;
    return texts.bothSentences(counts, texts.timesSentence(formatMinutes(median), formatMinutes(ninetiethPercentile)));
  };
}
