import type { Generated } from 'kysely';

/** One row, with the id 1. */
export interface SettingsTable {
  id: number;
  /** JSON: what an owner has set; what it lacks is as `shared/content/settings.ts` has it. */
  content: string;
  version: Generated<number>;
  updatedAt: string | null;
}
