import { getTimes } from '#company/catalog/visit-times.ts';
import type { SettingsValues } from '#company/profile/profile.ts';
import { templateValues } from '#company/templates/template-values.ts';
import type { Db } from '#kit/db/open.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import type { Config } from '#kit/server/config.ts';
import { getKind, type MessageKind, type MessageValues } from '#messages/planned/messages.ts';
import { invoiceWords } from '#money/invoices/server/invoice-words.ts';
import { balanceCents } from '#money/ledger/server/owed.ts';
import { sumCents } from '#money/ledger/server/sums.ts';
import { quoteUrl } from '#sales/quotes/server/quote-url.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { cleanAgainPath } from './due-again.ts';
import type { Subject } from './message-subject.ts';

type About = Pick<Subject, 'customer' | 'quote' | 'visit' | 'invoice' | 'movements'>;

/** The values of a message's placeholders. An unknown value is empty. */
export async function messageValues(
  db: Db,
  kind: MessageKind,
  { customer, quote, visit, invoice, movements }: About,
  settings: SettingsValues,
  { config, language }: { config: Pick<Config, 'publicUrl'>; language: Language },
): Promise<MessageValues> {
  const words = customerWords[language];
  const addressee = quote ?? customer;
  const named = templateValues(
    {
      ...addressee,
      quote: {
        items: quote?.items ?? (await getLines(db, invoice)),
        estimatedPrice: quote?.estimatedPriceCents == null ? null : formatCents(quote.estimatedPriceCents),
        preferredDate: null,
        pagePath: null,
      },
    },
    {
      business: settings.name,
      origin: config.publicUrl,
      phone: settings.phone,
      moreItems: words.moreItems,
    },
  );
  return {
    ...named,
    firstName: isPlainName(addressee.firstName) ? addressee.firstName : words.someone,
    name: isPlainName(named.name) ? named.name : words.someone,
    day: visit ? words.getDay(visit.date) : '',
    window: visit ? words.getWindow(visit.windowFrom, visit.windowTo) : '',
    payment: getPayment(movements, language),
    dryingTime: words.dryIn(getTimes(settings.company)),
    ...(invoice && {
      total: dollars(kind === 'invoice' ? invoice.totalCents : balanceCents(invoice)),
    }),
    link: invoice
      ? config.publicUrl + pathIn(language, invoicePaths.page(invoice.token))
      : await findLink(db, kind, quote, settings, { config, language }),
  };
}

/** `$161.10 in cash on December 1, 2026, and a tip of $20.00` */
function getPayment([payment, ...others]: About['movements'], language: Language): string {
  if (!payment) return '';
  const words = invoiceWords[language];
  const tip = sumCents(others.filter(({ kind }) => kind === 'tip'));
  const { method, reference, providerId, amountCents, paidAt } = payment;
  const way = { method, reference, isOnline: providerId !== null };
  return words.received(dollars(amountCents), tip === 0 ? null : dollars(tip), way, words.getDay(paidAt));
}

const dollars = (cents: number) => exactDollars(formatCents(cents));

const getLines = async (db: Db, invoice: About['invoice']) =>
  invoice === null
    ? []
    : db
        .selectFrom('invoiceLines')
        .select(['title', 'quantity', 'unit'])
        .where('invoiceId', '=', invoice.id)
        .orderBy('id')
        .execute();

async function findLink(
  db: Db,
  kind: MessageKind,
  quote: About['quote'],
  { reviewUrl }: SettingsValues,
  { config, language }: { config: Pick<Config, 'publicUrl'>; language: Language },
): Promise<string> {
  const { link } = getKind(kind);
  if (link === 'review-page') return reviewUrl;
  if (link === 'calculator' || (link === 'same-again' && quote === null)) {
    return calculatorLink(config, language);
  }
  // The page of a deleted quote is not found.
  if (quote === null || quote.deletedAt !== null) return '';
  if (link === 'invoice') {
    const bill = await db
      .selectFrom('invoices')
      .select('token')
      .where('quoteId', '=', quote.id)
      .where('status', 'in', ['issued', 'paid'])
      .where('creditOf', 'is', null)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return bill ? config.publicUrl + pathIn(language, invoicePaths.page(bill.token)) : '';
  }
  if (link === 'same-again') {
    return config.publicUrl + pathIn(language, await cleanAgainPath(db, quote));
  }
  return quote.page ? quoteUrl(config, quote.page.token, language) : '';
}

/** Names come from strangers. A word with a dot, a digit or a slash may be a web address. */
const isPlainName = (name: string) => /^[\p{L}\p{M}'’ -]{1,80}$/u.test(name);

/** When a visit is, for staff. */
export const sayWhen = ({ date, windowFrom, windowTo }: NonNullable<About['visit']>): string =>
  customerWords.en.sayWhen(date, windowFrom, windowTo);

export const calculatorLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, language: Language): string =>
  publicUrl + pathIn(language, paths.calculator);

/** A line with one of these is left out. */
export const emptyValues: MessageValues = {
  firstName: '',
  name: '',
  items: '',
  total: '',
  day: '',
  window: '',
  dryingTime: '',
  payment: '',
  link: '',
  business: '',
  phone: '',
};
