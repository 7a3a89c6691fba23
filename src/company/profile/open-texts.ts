/** The badge of the opening hours. */
export const openUntil = (time: string) => `Open now, until ${time}`;
export const opensAt = (time: string) => `Closed, opens at ${time}`;
export const closed = (next: string) => (next ? `Closed, opens ${next}` : 'Closed');
export const closedFor = (next: string, reason: string) => `Closed${next && ` until ${next}`}, ${reason}`;
export const nextDay = (day: string | null, time: string) => `${day ?? 'tomorrow'} at ${time}`;
