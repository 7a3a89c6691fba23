import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { makeArticles } from './baseline/articles.ts';
import { makeCompany } from './baseline/company.ts';
import { type Engine, startMaking } from './baseline/making.ts';
import { makeMessages } from './baseline/messages.ts';
import { makeMoney } from './baseline/money.ts';
import { makeOffice } from './baseline/office.ts';
import { makePeople } from './baseline/people.ts';
import { makeSales } from './baseline/sales.ts';
import { makeVisits } from './baseline/visits.ts';

/** The schema in which version 0.1.0 ends. A table comes after those that it refers to. */
export function baseline(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const making = startMaking(db, engine);
      await makePeople(making);
      await makeCompany(making);
      await makeSales(making);
      await makeVisits(making);
      await makeMoney(making);
      await makeMessages(making);
      await makeArticles(making);
      await makeOffice(making);
    },
  };
}
