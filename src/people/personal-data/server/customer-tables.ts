import {
  belongsTo,
  customer,
  hidden,
  lead,
  none,
  ofCustomer,
  type PersonalData,
  refersTo,
  staff,
  subscriber,
} from './column-data.ts';

/** Customers, what is sent to them and what is waiting to be sent. */
export const customerTables = {
  customers: {
    erasure: 'delete',
    section: 'customers',
    columns: {
      ...none('id version createdAt updatedAt deletedAt language isEnteredByStaff'),
      ...none('isEmailFromStaff isPhoneFromStaff importId'),
      ...customer('firstName lastName email phone notes'),
      ...hidden('lastNameKey searchText'),
      emailKey: { whose: 'customer', foundBy: 'email', isHidden: true },
      phoneDigits: { whose: 'customer', foundBy: 'phone', isHidden: true },
      mergedIntoId: refersTo('customers'),
    },
  },
  properties: {
    erasure: 'delete',
    sharedBy: { table: 'visits', column: 'propertyId' },
    section: 'properties',
    columns: {
      ...none('id version createdAt updatedAt deletedAt importId'),
      ...customer('street unit city zipCode accessNotes'),
      customerId: belongsTo('customers'),
    },
  },
  pastVisits: {
    erasure: 'delete',
    section: 'pastVisits',
    columns: {
      ...none('id importId createdAt'),
      ...customer('date amountCents service'),
      customerId: belongsTo('customers'),
    },
  },
  importRows: {
    // Until they are stored nothing else names the person; see `office/imports/server/import-rows.ts`.
    erasure: 'delete',
    section: null,
    columns: { ...none('importId row'), ...customer('cells') },
  },
  importJoins: {
    erasure: 'delete',
    section: null,
    columns: { ...none('id importId'), ...customer('before after'), customerId: belongsTo('customers') },
  },
  customerNotes: {
    erasure: 'delete',
    section: 'notes',
    columns: {
      ...none('id kind createdAt'),
      ...customer('text fromPhone'),
      ...staff('userName'),
      customerId: ofCustomer,
      quoteId: belongsTo('quotes'),
    },
  },
  messages: {
    erasure: 'delete',
    section: 'messages',
    columns: {
      ...none('id kind place status reason dueAt releasedAt emailSentAt textSentAt sentAt createdAt'),
      ...none('isFromWebsite'),
      ...customer('title emailTo textTo'),
      customerId: ofCustomer,
      quoteId: belongsTo('quotes'),
      visitId: belongsTo('visits'),
      pastVisitId: belongsTo('pastVisits'),
      invoiceId: belongsTo('invoices'),
      movementId: belongsTo('movements'),
    },
  },
  texts: {
    erasure: 'delete',
    section: 'texts',
    columns: {
      ...none('id direction status reason cause begunAt createdAt'),
      ...customer('text'),
      phoneDigits: { whose: 'customer', foundBy: 'phone' },
      ...hidden('photos sid'),
      ...staff('byName'),
      customerId: ofCustomer,
      quoteId: belongsTo('quotes'),
      messageId: belongsTo('messages'),
    },
  },
  conversations: {
    erasure: 'delete',
    section: null,
    columns: { ...none('lastTextId unread'), customerId: belongsTo('customers') },
  },
  messageOptOuts: {
    // A STOP is the number's: it outlives the person, who may share the number. See `messages/opt-outs.ts`.
    erasure: 'blank',
    section: null,
    columns: { ...none('createdAt reason'), contact: { whose: 'customer', blank: 'keyed hash' } },
  },
  newsletterSubscribers: {
    erasure: 'delete',
    section: 'newsletter',
    columns: {
      ...none('id status source language consecutiveMails mailedAt createdAt confirmedAt unsubscribedAt'),
      ...none('statusBeforeRemoval confirmationExpiresAt'),
      ...hidden('confirmationTokenHash', 'subscriber'),
      ...subscriber('email'),
    },
  },
  outbox: {
    erasure: 'delete',
    section: 'emails',
    columns: {
      ...none('id kind webhookId sendingId purpose status attempts runAfter leasedUntil createdAt sentAt'),
      ...lead('payload lastError'),
      ...hidden('searchText', 'lead'),
      requestId: belongsTo('requests'),
      quoteId: belongsTo('quotes'),
      customerId: ofCustomer,
      invoiceId: belongsTo('invoices'),
      subscriberId: belongsTo('newsletterSubscribers'),
      messageId: belongsTo('messages'),
    },
  },
  idempotencyKeys: {
    erasure: 'delete',
    section: null,
    columns: {
      ...none('scope key bodyHash createdAt isLinked'),
      ...lead('response'),
      requestId: belongsTo('requests'),
      quoteId: belongsTo('quotes'),
      customerId: belongsTo('customers'),
      invoiceId: belongsTo('invoices'),
      visitId: belongsTo('visits'),
      uploadId: belongsTo('uploads'),
    },
  },
} satisfies Partial<PersonalData>;
