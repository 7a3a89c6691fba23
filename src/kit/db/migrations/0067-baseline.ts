import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createArticlesTables } from './baseline/articles.ts';
import { createCompanyTables } from './baseline/company.ts';
import { createMessagesTables } from './baseline/messages.ts';
import { createMoneyTables } from './baseline/money.ts';
import { createOfficeTables } from './baseline/office.ts';
import { createPeopleTables } from './baseline/people.ts';
import { createSalesTables } from './baseline/sales.ts';
import { createTableBuilder, type Engine } from './baseline/table-builder.ts';
import { createVisitsTables } from './baseline/visits.ts';

/** The schema in which version 0.1.0 ends. A table comes after those that it refers to. */
export function baseline(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const builder = createTableBuilder(db, engine);
      await createPeopleTables(builder);
      await createCompanyTables(builder);
      await createSalesTables(builder);
      await createVisitsTables(builder);
      await createMoneyTables(builder);
      await createMessagesTables(builder);
      await createArticlesTables(builder);
      await createOfficeTables(builder);
    },
  };
}
