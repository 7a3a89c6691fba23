import type { Db } from '#server/db/open.ts';
import { searchedWords } from '#server/features/requests/searched-words.ts';
import { formatPhone, phoneDigits } from '#shared/phone.ts';
import { serviceLabel } from '#shared/requests.ts';
import type { SearchHit } from '#shared/search.ts';
import { searchable } from '#shared/text.ts';
import {
  findPosts,
  findQuotes,
  findRequests,
  findSubscribers,
  firstOf,
  listServiceTitles,
} from './search.queries.ts';

/** A few records of each kind that contain every word: name, e-mail, telephone, ZIP code or title. */
export async function search(db: Db, typed: string): Promise<SearchHit[]> {
  const words = searchedWords(typed);
  const [requests, quotes, posts, services, subscribers] = await Promise.all([
    findRequests(db, words),
    findQuotes(db, words),
    findPosts(db, words),
    listServiceTitles(db),
    findSubscribers(db, words),
  ]);
  return [
    ...requests.map(({ id, firstName, lastName, email, phone, service }) =>
      hit('request', id, `${firstName} ${lastName}`, [serviceLabel(service), shownPhone(phone) || email]),
    ),
    ...quotes.map(({ id, firstName, lastName, serviceTitle, zipCode }) =>
      hit('quote', id, `${firstName} ${lastName}`, [serviceTitle, zipCode]),
    ),
    ...posts.map(({ id, title, category, isPublished }) =>
      hit('post', id, title, [category, isPublished ? 'Published' : 'Draft']),
    ),
    ...firstOf(services.filter(({ title, category }) => containsAll(`${title} ${category}`, words))).map(
      ({ id, title, category, isActive }) =>
        hit('service', id, title, [capitalised(category), isActive ? 'Active' : 'Inactive']),
    ),
    ...subscribers.map(({ id, email, status }) => hit('subscriber', id, email, [capitalised(status)])),
  ];
}

const hit = (kind: SearchHit['kind'], id: number, title: string, details: string[]): SearchHit => ({
  kind,
  id,
  title: title.trim(),
  detail: details.filter(Boolean).join(' · '),
});

function containsAll(text: string, words: readonly string[]): boolean {
  const searched = searchable(text);
  return words.every((word) => searched.includes(searchable(word)));
}

const shownPhone = (phone: string) => (phoneDigits(phone) ? formatPhone(phone) : phone);

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
