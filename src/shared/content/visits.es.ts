import type { Terms } from '../company.ts';
import type { ServiceCategory } from '../services.ts';
import type { Translation } from '../translation.ts';

export const visits: Record<ServiceCategory, { takes: string; again: string }> = {
  couch: { takes: 'de 1 a 3 horas', again: 'cada 6 a 12 meses' },
  chair: { takes: 'de 1 a 3 horas', again: 'cada 6 a 12 meses' },
  carpet: { takes: 'de 2 a 4 horas', again: 'cada 12 a 18 meses' },
  mattress: { takes: 'de 1 a 2 horas', again: 'una vez al año' },
};

export const emergencyPrice = ({ emergencySurchargePercent: percent }: Terms) =>
  percent === 0 ? 'el precio de lista' : `un ${percent}% más que el precio de lista`;

export const dryingTime = 'de 2 a 6 horas';

export type Complete = Translation<typeof import('./visits.ts'), typeof import('./visits.es.ts')>;
