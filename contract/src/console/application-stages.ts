/** The stages of an application for a job post. They are staff's own: visitors see the status only. */
import { z } from 'zod/mini';
import { instant } from '../fields.ts';

export const applicationStages = ['new', 'reviewed', 'interview', 'offer', 'hired', 'declined'] as const;

export type ApplicationStage = (typeof applicationStages)[number];

/** Nothing follows these. */
export const endStages: readonly ApplicationStage[] = ['hired', 'declined'];

export const applicationStage = z.enum(applicationStages);

export const applicationState = z.object({
  stage: applicationStage,
  /** When it came to this stage. */
  stageSince: instant,
  interviewAt: z.nullable(instant),
});

export type ApplicationState = z.infer<typeof applicationState>;
