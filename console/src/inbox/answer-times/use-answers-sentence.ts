import type { AnswerTimes } from 'contract/console/answer-times.ts';
import { useTexts } from '../../text/use-language.ts';
import { useFigures } from './use-figures.ts';

/** Returns what says in words how messages were answered. */
export function useAnswersSentence(): (times: AnswerTimes) => string {
  const { answerTimes: texts } = useTexts();
  const { number, minutes } = useFigures();
  return ({ received, inTime, late, waiting, median, ninetiethPercentile }) => {
    const counts = texts.sentence(received, { inTime: number(inTime), late: number(late), waiting: number(waiting) });
    if (median === null || ninetiethPercentile === null) return counts;
    return texts.bothSentences(counts, texts.timesSentence(minutes(median), minutes(ninetiethPercentile)));
  };
}
