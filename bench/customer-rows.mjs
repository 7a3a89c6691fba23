/** A company's customers as rows: each with a request, a quote with its page, a property, a visit, messages and a note. */

import { firstNames, lastNames } from '#app/seed/sample-people.ts';
import { places } from '#company/coverage/coverage-texts.ts';
import { getSearchText } from '#kit/db/portable.ts';
import { addDays } from '#kit/time/dates.ts';
import { customerColumns } from '#sales/customers/server/customers.queries.ts';
import { quoteStatuses } from '#sales/quotes/quotes.ts';
import { requestPriorities } from '#sales/requests/requests.ts';

/** A Saturday, as in the tests. */
const today = '2026-11-21';
const crews = 4;
const visitsOfDay = 8 * crews;
const daysAhead = 30;
/** The requests of 100,000 customers came in over seven and a half years. */
const minutesApart = 40;
const areas = ['213', '310', '323', '626', '818'];
const streets = [
  'Oak',
  'Elm',
  'Hollywood',
  'Magnolia',
  'Victory',
  'Riverside',
  'Olive',
  'Burbank',
  'Verdugo',
];
const zipCodes = places.flatMap((place) => place.zipCodes);
const windows = [
  ['08:00', '10:00'],
  ['10:00', '12:00'],
  ['12:00', '14:00'],
  ['14:00', '16:00'],
];

const day = 86_400_000;
const time = (milliseconds) => new Date(milliseconds).toISOString();
const pick = (list, number) => list[number % list.length];

/** The rows of the customer with this number, from 1; it is the id of each of them. `size` customers have the last visits. */
export function customerRows(number, size) {
  const id = number;
  const createdAt = time(Date.parse(today) - (size - number) * minutesApart * 60_000);
  const times = { createdAt, updatedAt: createdAt };
  const lead = { ...times, deletedAt: null, customerId: id };
  const contact = {
    firstName: pick(firstNames, number),
    lastName: `${pick(lastNames, Math.floor(number / firstNames.length))}`,
    email: `person${number}@example.com`,
    phone: `(${pick(areas, number)}) 2${String(number).padStart(6, '0').slice(-6, -4)}-${String(number % 10_000).padStart(4, '0')}`,
  };
  const columns = customerColumns(contact);
  const street = `${number} ${pick(streets, number)} St`;
  const zipCode = pick(zipCodes, number);
  const city = 'Burbank';
  const names = [
    `${contact.firstName} ${contact.lastName}`,
    contact.email,
    contact.phone,
    columns.phoneDigits,
  ];
  const status = pick(quoteStatuses, number);
  const date = addDays(today, daysAhead - Math.floor((size - number) / visitsOfDay));
  const [windowFrom, windowTo] = pick(windows, number);
  return {
    customers: {
      ...times,
      ...columns,
      id,
      searchText: getSearchText([...names, street, `${city} ${zipCode}`]),
    },
    properties: { ...times, id, customerId: id, street, city, zipCode },
    requests: {
      ...lead,
      ...contact,
      id,
      phoneDigits: columns.phoneDigits,
      service: 'carpet',
      message: 'Two rooms and a hallway, please. '.repeat(8),
      imageUrl: null,
      status: number > size - 200 ? 'new' : 'contacted',
      priority: pick(requestPriorities, number),
      notes: '',
      firstReplyAt: null,
      searchText: getSearchText([...names, 'Carpet Cleaning']),
    },
    quotes: {
      ...lead,
      ...contact,
      id,
      requestId: id,
      phoneDigits: columns.phoneDigits,
      zipCode,
      serviceCategory: 'carpet',
      serviceTitle: '2 × Room',
      subtotalCents: 17_800,
      discountPercent: 10,
      totalCents: 16_020,
      estimatedPriceCents: 16_020,
      contactMethod: 'phone',
      preferredDate: date,
      preferredTime: null,
      notes: '',
      adminNotes: '',
      imageUrl: null,
      status: date < today ? 'completed' : status === 'completed' ? 'scheduled' : status,
      completedAt: date < today ? `${date}T20:00:00.000Z` : null,
      searchText: getSearchText([...names, '2 × Room', zipCode]),
    },
    quoteItems: {
      quoteId: id,
      serviceId: null,
      category: 'carpet',
      title: 'Room',
      isAddOn: 0,
      unitPriceCents: 8_900,
      quantity: 2,
      durationMinutes: 30,
    },
    quotePages: {
      quoteId: id,
      token: `token-of-quote-${number}-`.padEnd(32, 'x'),
      sentAt: createdAt,
      validUntil: addDays(createdAt.slice(0, 10), 30),
      decision: 'accepted',
      decidedAt: createdAt,
      accepted: null,
      acceptedAt: createdAt,
      createdAt,
    },
    visits: {
      ...times,
      quoteId: id,
      customerId: id,
      propertyId: id,
      crewId: 1 + (number % crews),
      date,
      windowFrom,
      windowTo,
      durationMinutes: 30 + (number % 4) * 5,
      status: date < today ? 'done' : 'booked',
      kind: 'clean',
      doneAt: date < today ? `${date}T20:00:00.000Z` : null,
    },
    messages: getMessages({ id, createdAt, date, place: `${date} ${windowFrom}-${windowTo}` }),
    customerNotes: {
      customerId: id,
      quoteId: null,
      kind: 'note',
      text: 'Prefers mornings.',
      userName: 'Kim',
      createdAt,
    },
    outbox: {
      kind: 'email',
      purpose: 'confirmation',
      payload: email(4),
      requestId: id,
      status: 'sent',
      attempts: 1,
      runAfter: createdAt,
      createdAt,
      sentAt: createdAt,
      searchText: '',
    },
  };
}

/** A follow-up, both reminders and a request for a review, as far as they are due. */
function getMessages({ id, createdAt, date, place }) {
  const visitAt = Date.parse(`${date}T16:00:00.000Z`);
  const due = {
    'follow-up-1': Date.parse(createdAt) + 2 * day,
    'reminder-day': visitAt - day,
    'reminder-hours': visitAt - day / 12,
    'review-request': visitAt + day,
  };
  return Object.entries(due).map(([kind, milliseconds]) => {
    const isSent = milliseconds < Date.parse(today);
    const isOfVisit = kind !== 'follow-up-1';
    return {
      kind,
      customerId: id,
      quoteId: id,
      visitId: isOfVisit ? id : null,
      place: isOfVisit ? place : '',
      status: isSent ? 'sent' : 'planned',
      dueAt: time(milliseconds),
      sentAt: isSent ? time(milliseconds) : null,
      createdAt,
    };
  });
}

/** The same records again for one customer, with an email for each quote. */
export function busyRows(number, size, count) {
  return Array.from({ length: count }, (_, index) => {
    const {
      customers: _customer,
      properties: _property,
      messages: _messages,
      ...copy
    } = customerRows(size + 1 + index, size);
    const createdAt = new Date(Date.UTC(2025, 0, 1) + index * 3_600_000).toISOString();
    const own = { customerId: number, createdAt };
    const date = addDays(today, -400 - index);
    return {
      ...copy,
      requests: { ...copy.requests, ...own },
      quotes: { ...copy.quotes, ...own, status: 'completed', preferredDate: date },
      visits: { ...copy.visits, ...own, propertyId: number, date, status: 'done' },
      customerNotes: { ...copy.customerNotes, ...own },
      outbox: { ...copy.outbox, payload: email(40), createdAt },
    };
  });
}

const email = (kilobytes) =>
  JSON.stringify({
    to: 'ana@example.com',
    subject: 'We have your request',
    html: 'We have your request and answer within an hour. '.repeat(kilobytes * 20),
  });
