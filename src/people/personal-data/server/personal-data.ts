import type { PersonalData } from './column-data.ts';
import { customerTables } from './customer-tables.ts';
import { leadTables } from './lead-tables.ts';
import { moneyTables } from './money-tables.ts';
import { siteTables } from './site-tables.ts';

/**
 * Whose data each column of each table has, how an export or an erasure finds it and what becomes of it. A table or
 * column without an entry does not compile. See docs/architecture.md#database.
 */
export const personalData: PersonalData = {
  ...leadTables,
  ...customerTables,
  ...moneyTables,
  ...siteTables,
};
