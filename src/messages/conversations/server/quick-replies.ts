import { readSettings } from '#company/settings/server/settings.queries.ts';
import { fillTemplate, templatesIn } from '#company/templates/message-templates.ts';
import { templateValues } from '#company/templates/template-values.ts';
import type { CustomerRow } from '#kit/db/tables/customers.ts';
import type { Deps } from '#kit/server/deps.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { getQuoteSummaries } from '#sales/requests/server/quote-summary.queries.ts';

/** The owner's template about the customer's newest quote, and what is always of use. */
export async function getQuickReplies(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { firstName, lastName, language }: CustomerRow,
  group: readonly number[],
): Promise<string[]> {
  const { values: settings } = await readSettings(db);
  const newest = await db
    .selectFrom('quotes')
    .select('id')
    .where('customerId', 'in', group)
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const quote = newest && (await getQuoteSummaries(db, [newest.id])).get(newest.id);
  const words = customerWords[language];
  const business = {
    ...{ business: settings.name, origin: config.publicUrl, phone: settings.phone },
    ...{ language, moreItems: words.moreItems },
  };
  const values = templateValues({ firstName, lastName, quote: quote ?? null }, business);
  const { text } = templatesIn(settings.messageTemplates, language);
  const own = text === '' || !quote ? [] : [fillTemplate(text, values)];
  return [...own, ...words.quickReplies];
}
