import type { Translation } from '#kit/language/translation.ts';

export const openUntil = (time: string) => `Abierto hasta ${at(time)}`;
export const opensAt = (time: string) => `Cerrado, abrimos a ${at(time)}`;
export const closed = (next: string) => (next ? `Cerrado, abrimos ${next}` : 'Cerrado');
export const closedFor = (next: string, reason: string) => `Cerrado${next && ` hasta ${next}`}, ${reason}`;
export const nextDay = (day: string | null, time: string) => `${day ? `el ${day}` : 'mañana'} a ${at(time)}`;

/** `las 8:00 a.m.`, `la 1:00 p.m.` */
const at = (time: string) => `la${/^1:/.test(time) ? '' : 's'} ${time}`;

export type Complete = Translation<typeof import('./open-texts.ts'), typeof import('./open-texts.es.ts')>;
