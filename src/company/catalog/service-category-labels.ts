import type { ServiceCategory } from './services.ts';

export const serviceCategoryLabels: Record<ServiceCategory, string> = {
  couch: 'Couch Cleaning',
  chair: 'Chair Cleaning',
  carpet: 'Carpet Cleaning',
  mattress: 'Mattress Cleaning',
};
