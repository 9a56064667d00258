import { type ApplicationStage, applicationStages } from 'contract/console/application-stages.ts';
import type { ApplicationRow, StageColumn } from 'contract/console/applications.ts';

export type Columns = Record<ApplicationStage, StageColumn>;

/** An application that is on its way to another stage. */
export type Move = { row: ApplicationRow; to: ApplicationStage };

/** The columns as they will be: what is moved is at the top of its new stage before the gateway has answered. */
export function movedColumns(columns: Columns, moves: readonly Move[]): Columns {
  const result = { ...columns };
  for (const { row, to } of moves) {
    const from = applicationStages.find((stage) => result[stage].content.some(({ id }) => id === row.id));
    if (from === undefined || from === to) continue;
    result[from] = {
      content: result[from].content.filter(({ id }) => id !== row.id),
      totalElements: result[from].totalElements - 1,
    };
    result[to] = { content: [row, ...result[to].content], totalElements: result[to].totalElements + 1 };
  }
  return result;
}

/** The stage before or after another one; undefined beyond the first and the last. */
export function neighbourStage(stage: ApplicationStage, direction: 'out' | 'in'): ApplicationStage | undefined {
  return applicationStages[applicationStages.indexOf(stage) + (direction === 'in' ? 1 : -1)];
}
