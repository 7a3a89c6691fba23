import { categoryNoun } from '#company/catalog/known-categories.ts';
import type { Db } from '#kit/db/open.ts';
import { searchedWords } from '#kit/db/searched-words.ts';
import { formatCents } from '#kit/money/money.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import { matchRank, type SearchHit } from '#kit/wire/search.ts';
import { searchable } from '#kit/wire/text.ts';
import { serviceLabel } from '#sales/requests/requests.ts';
import {
  findCustomers,
  findPosts,
  findPrices,
  findQuotes,
  findRequests,
  findSubscribers,
  limit,
  listServiceTitles,
} from './search.queries.ts';

/** Finds a few records of each kind that contain every word in name, email, phone, ZIP code or title, best first. */
export async function search(db: Db, typed: string): Promise<SearchHit[]> {
  const words = searchedWords(typed);
  const [customers, requests, quotes, posts, services, subscribers] = await Promise.all([
    findCustomers(db, words),
    findRequests(db, words),
    findQuotes(db, words),
    findPosts(db, words),
    listServiceTitles(db),
    findSubscribers(db, words),
  ]);
  const bestRequests = best(requests, fullName, typed);
  const prices = await findPrices(
    db,
    bestRequests.map(({ id }) => id),
  );
  return [
    ...bestRequests.map((request) => ({
      ...hit('request', request.id, fullName(request), [
        serviceLabel(request.service),
        phoneText(request.phone) || request.email,
      ]),
      ...leadFacts(request, prices.get(request.id) ?? null),
    })),
    ...best(quotes, fullName, typed).map((quote) => ({
      ...hit('quote', quote.id, fullName(quote), [quote.serviceTitle, quote.zipCode]),
      ...leadFacts(quote, quote.estimatedPriceCents),
    })),
    ...best(posts, ({ title }) => title, typed).map(({ id, title, category, isPublished }) =>
      hit('post', id, title, [category, isPublished ? 'Published' : 'Draft']),
    ),
    ...best(
      services.filter(({ title, category }) => containsAll(`${title} ${category}`, words)),
      ({ title }) => title,
      typed,
    ).map(({ id, title, category, isActive }) =>
      hit('service', id, title, [capitalized(categoryNoun(category)), isActive ? 'Active' : 'Inactive']),
    ),
    ...best(subscribers, ({ email }) => email, typed).map(({ id, email, status }) =>
      hit('subscriber', id, email, [capitalized(status)]),
    ),
    ...best(customers, fullName, typed).map((customer) =>
      hit('customer', customer.id, fullName(customer), [phoneText(customer.phone), customer.email]),
    ),
  ];
}

/** Among equal matches, newest first. */
const best = <Row>(rows: readonly Row[], toName: (row: Row) => string, typed: string): Row[] =>
  rows
    .map((row) => ({ row, rank: matchRank(toName(row), typed) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ row }) => row);

const leadFacts = (
  { status, createdAt }: { status: string; createdAt: string },
  priceCents: number | null,
) => ({
  status,
  createdAt,
  estimatedPrice: priceCents === null ? null : formatCents(priceCents),
});

const hit = (kind: SearchHit['kind'], id: number, title: string, details: string[]): SearchHit => ({
  kind,
  id,
  title,
  detail: details.filter(Boolean).join(' · '),
});

function containsAll(text: string, words: readonly string[]): boolean {
  const searched = searchable(text);
  return words.every((word) => searched.includes(searchable(word)));
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
