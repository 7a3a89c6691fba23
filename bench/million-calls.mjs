/** Every call that a screen of the panel makes, as it is with a million requests. */
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';

const list = (path, query = {}) => `${path}?${new URLSearchParams({ limit: 50, ...query })}`;

/** Calls by name: those of lists, and others. `known` are rows of the database, `today` is a date. */
export function millionCalls(known, today) {
  const { requests, quotes, customers, invoices, emails, subscribers, audit } = known.counts;
  const week = { from: today, to: new Date(Date.parse(today) + 6 * 86_400_000).toISOString().slice(0, 10) };
  const middle = (count) => ({ offset: Math.floor(count / 2) });
  const last = (count) => ({ offset: Math.max(0, count - 50) });
  const lists = {
    'requests, first page': list(adminApi.requests),
    'requests of a status': list(adminApi.requests, { status: 'new' }),
    'requests of a status and a priority': list(adminApi.requests, { status: 'contacted', priority: 'high' }),
    'requests, due first': list(adminApi.requests, { sort: 'due' }),
    'requests, many found': list(adminApi.requests, { search: 'mail.example' }),
    'requests, one found': list(adminApi.requests, { search: known.email }),
    'requests, none found': list(adminApi.requests, { search: 'zzzqq' }),
    'requests, by phone': list(adminApi.requests, { search: known.phone }),
    'requests, two letters': list(adminApi.requests, { search: 'an' }),
    'requests, two letters that are rare': list(adminApi.requests, { search: 'qz' }),
    'requests, page 200': list(adminApi.requests, { offset: 9_950 }),
    'requests, middle': list(adminApi.requests, middle(requests)),
    'requests, last page': list(adminApi.requests, last(requests)),
    'requests, due first, offset 90,000': list(adminApi.requests, { sort: 'due', offset: 90_000 }),
    'requests, due first, last page': list(adminApi.requests, { sort: 'due', ...last(requests) }),
    'quotes, first page': list(adminApi.quotes),
    'quotes of a status': list(adminApi.quotes, { status: 'scheduled' }),
    'quotes of a category': list(adminApi.quotes, { category: 'couch' }),
    'quotes of a status and a category': list(adminApi.quotes, { status: 'new', category: 'mattress' }),
    'quotes, many found': list(adminApi.quotes, { search: 'mail.example' }),
    'quotes, one found': list(adminApi.quotes, { search: known.email }),
    'quotes, two letters that are rare': list(adminApi.quotes, { search: 'qz' }),
    'quotes, last page': list(adminApi.quotes, last(quotes)),
    'customers, first page': list(customerApi.customers),
    'customers, by name': list(customerApi.customers, { search: 'priya nguyen' }),
    'customers, by name and area code': list(customerApi.customers, { search: 'ana 818' }),
    'customers, one found': list(customerApi.customers, { search: known.email }),
    'customers, two letters that are rare': list(customerApi.customers, { search: 'qz' }),
    'customers, last page': list(customerApi.customers, last(customers)),
    'invoices, first page': list(invoiceApi.invoices),
    'invoices, overdue': list(invoiceApi.invoices, { status: 'overdue' }),
    'invoices, paid': list(invoiceApi.invoices, { status: 'paid' }),
    'invoices, credit notes': list(invoiceApi.invoices, { status: 'credit-note' }),
    'invoices, one found': list(invoiceApi.invoices, { search: known.email }),
    'invoices, none found': list(invoiceApi.invoices, { search: 'zzzqq' }),
    'invoices, last page': list(invoiceApi.invoices, last(invoices)),
    'emails, first page': list(adminApi.outbox),
    'emails, failed': list(adminApi.outbox, { status: 'failed' }),
    'emails, one found': list(adminApi.outbox, { search: known.recipient }),
    'emails, last page': list(adminApi.outbox, last(emails)),
    'subscribers, first page': list(adminApi.subscribers),
    'subscribers, one found': list(adminApi.subscribers, { search: 'reader500@' }),
    'subscribers, last page': list(adminApi.subscribers, last(subscribers)),
    'audit, first page': list(adminApi.audit),
    'audit, last page': list(adminApi.audit, last(audit)),
    'trash, first page': list(adminApi.trash),
    'suspected spam, first page': list(adminApi.quarantine),
    'timeline of 2,000 leads': `${customerApi.timeline(known.busyId)}?limit=20`,
    'timeline, one lead': `${customerApi.timeline(known.customerId)}?limit=20`,
  };
  const others = {
    'one request': adminApi.request(known.requestId),
    'history of a request': adminApi.requestHistory(known.requestId),
    'one quote': adminApi.quote(known.quoteId),
    'history of a quote': adminApi.quoteHistory(known.quoteId),
    'one customer': customerApi.customer(known.customerId),
    'customer of 2,000 leads': customerApi.customer(known.busyId),
    'one invoice': invoiceApi.invoice(known.invoiceId),
    'one email': adminApi.outboxEmail(known.emailId),
    'counters of requests': adminApi.requestCounts,
    'counters of emails': adminApi.outboxCounts,
    'counters of subscribers': adminApi.subscriberCounts,
    'dashboard, 30 days': `${adminApi.stats}?days=30`,
    'dashboard, 90 days': `${adminApi.stats}?days=90`,
    'charts, 30 days': `${adminApi.statsSeries}?days=30`,
    'charts, 90 days': `${adminApi.statsSeries}?days=90`,
    Today: adminApi.today,
    'schedule of a week': `${adminApi.schedule}?${new URLSearchParams(week)}`,
    'visits of a week': `${visitApi.visits}?${new URLSearchParams(week)}`,
    'figures of invoices': invoiceApi.figures,
    'analytics, 7 days': `${adminApi.analyticsPeriod}?days=7&period=present`,
    'analytics, 30 days': `${adminApi.analyticsPeriod}?days=30&period=present`,
    'analytics, 90 days': `${adminApi.analyticsPeriod}?days=90&period=present`,
    'analytics, 365 days': `${adminApi.analyticsPeriod}?days=365&period=present`,
    'analytics, the 365 days before': `${adminApi.analyticsPeriod}?days=365&period=former`,
    'palette, many found': `${adminApi.search}?q=ana`,
    'palette, one found': `${adminApi.search}?q=${known.email}`,
    'palette, none found': `${adminApi.search}?q=zzzqq`,
    'palette, two letters that are rare': `${adminApi.search}?q=qz`,
    system: adminApi.system,
  };
  return { lists, others };
}
