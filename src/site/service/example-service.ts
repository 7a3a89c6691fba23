import type { Service } from '#company/catalog/services.ts';

export const sumOfMinutes = (steps: readonly { minutes: number | null }[]): number =>
  steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);

/** The service whose minutes a text explains one by one. Absent where the owner sells another, or gives it other minutes. */
export const takesExactly = (
  services: readonly Service[],
  example: string,
  minutes: number,
): Service | undefined =>
  services.find(({ title, durationMinutes }) => title === example && durationMinutes === minutes);
