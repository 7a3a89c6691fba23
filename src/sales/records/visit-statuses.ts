import * as z from 'zod/mini';

export const visitStatuses = ['booked', 'on-the-way', 'started', 'done', 'cancelled', 'no-show'] as const;
export const visitStatusSchema = z.enum(visitStatuses);
export type VisitStatus = z.infer<typeof visitStatusSchema>;

/** Visits with these statuses occupy a crew. */
export const openVisitStatuses = [
  'booked',
  'on-the-way',
  'started',
] as const satisfies readonly VisitStatus[];

export const isOpen = ({ status }: { status: VisitStatus }): boolean =>
  openVisitStatuses.some((open) => open === status);
