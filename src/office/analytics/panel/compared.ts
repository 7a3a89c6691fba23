import type { AnalyticsPeriod } from '#office/analytics/analytics.ts';

export interface Compared {
  now: AnalyticsPeriod;
  /** Undefined until it is here. */
  before: AnalyticsPeriod | undefined;
}

/** A figure in both periods. */
export const compare = ({ now, before }: Compared, getFigure: (period: AnalyticsPeriod) => number) => ({
  now: getFigure(now),
  before: before ? getFigure(before) : null,
});
