import type { Generated } from 'kysely';
import type { Flag } from './columns.ts';

/** One row, with the id 1. */
export interface SettingsTable {
  id: number;
  /** JSON: what an owner has set; what it lacks is as `company/profile/settings-texts.ts` has it. */
  content: string;
  version: Generated<number>;
  updatedAt: string | null;
  /** Nobody uses the panel without two-step sign-in. */
  requiresSecondFactor: Generated<Flag>;
  /** Whose devices get alerts first, and before an answer is late; null: everyone's. */
  firstAlertUserId: string | null;
  secondAlertUserId: string | null;
  /** Texted where no device was reached; empty: nobody. */
  alertPhone: Generated<string>;
  /** Changes with the three above. */
  alertVersion: Generated<number>;
  /** JSON: the steps of setting up the site that stay as the demo has them. */
  setupKept: Generated<string>;
  isSetupHidden: Generated<Flag>;
}
