import type { AnalyticsPeriod } from '#office/analytics/analytics.ts';

export interface Compared {
  now: AnalyticsPeriod;
  /** Undefined until it is here. */
  before: AnalyticsPeriod | undefined;
}

/** A figure in both periods. */
export const compare = ({ now, before }: Compared, figureOf: (period: AnalyticsPeriod) => number) => ({
  now: figureOf(now),
  before: before ? figureOf(before) : null,
});
