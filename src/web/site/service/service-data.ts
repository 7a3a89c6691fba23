import type { Service } from '#shared/services.ts';

/** What the server puts into the page of a category: its active services in list order. */
export interface ServiceData {
  services: Service[];
  addOns: Service[];
}
