import { getAnswerTimes } from 'contract/console/answer-times.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { serveStaff } from '../../http/serve.ts';
import type { FormContent } from '../../submissions/form-content.ts';
import { readCalendarTime } from '../../submissions/calendar-time.ts';
import { readSubjects } from '../subjects.ts';
import { periodsOf, readMessages, toAnswerPeriod } from './read.ts';

type AnswerTimesContext = { db: Kysely<Tables>; formContent: () => Promise<FormContent> };

export const answerTimesRoutes = [
  serveStaff(getAnswerTimes, async (context: AnswerTimesContext, _input, { locale }) => {
    const { db } = context;
    const time = await readCalendarTime(context);
    const { messages, isCut } = await readMessages(db, time);
    const businessTypes = [...new Set(messages.map(({ businessType }) => businessType))];
    const subjectOf = await readSubjects(
      db,
      businessTypes.map((businessType) => ({ businessType, postNo: null })),
      locale,
    );
    const toPeriod = (counted: typeof messages) =>
      toAnswerPeriod(counted, (businessType) => subjectOf({ businessType, postNo: null }));
    const { lastDays, months } = periodsOf(messages, time.now);
    return {
      data: {
        lastDays: toPeriod(lastDays),
        months: months.map(({ month, messages: ofMonth }) => ({ month, ...toPeriod(ofMonth) })),
        isCut,
      },
    };
  }),
];
