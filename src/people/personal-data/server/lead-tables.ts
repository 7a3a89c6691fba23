import {
  belongsTo,
  customer,
  hidden,
  lead,
  none,
  ofCustomer,
  type PersonalData,
  precedes,
  refersTo,
  staff,
} from './column-data.ts';

/** Requests, quotes and what follows from them. */
export const leadTables = {
  requests: {
    erasure: 'delete',
    section: 'requests',
    columns: {
      ...none('id version createdAt updatedAt deletedAt service status priority dueOrder promisedHours'),
      ...none('firstReplyAt answerDueAt answeredAt escalateAt escalatedAt quarantinedAt spamReasons told'),
      ...none('marketingTextsAt marketingTextsWording'),
      ...lead(
        'firstName lastName message imageUrl landingPage referrer utmSource utmMedium utmCampaign notes',
      ),
      ...hidden('searchText', 'lead'),
      email: { whose: 'lead', foundBy: 'email' },
      phone: { whose: 'lead' },
      phoneDigits: { whose: 'lead', foundBy: 'phone', isHidden: true },
      customerId: precedes('customers'),
    },
  },
  quotes: {
    erasure: 'delete',
    section: 'quotes',
    columns: {
      ...none('id version createdAt updatedAt deletedAt serviceCategory serviceTitle'),
      ...none('subtotalCents discountPercent discounts totalCents estimatedPriceCents status completedAt'),
      ...lead('firstName lastName phone zipCode contactMethod preferredDate preferredTime notes imageUrl'),
      ...none('ownDiscountPercent ownDiscountCents code codeCents codeId codeTerms'),
      ...none('feeTerms minimumFeeCents tripFeeCents'),
      ...lead('adminNotes discountReason'),
      ...hidden('searchText', 'lead'),
      email: { whose: 'lead', foundBy: 'email' },
      phoneDigits: { whose: 'lead', foundBy: 'phone', isHidden: true },
      requestId: precedes('requests'),
      customerId: precedes('customers'),
    },
  },
  quoteItems: {
    erasure: 'delete',
    section: null,
    columns: {
      ...none(
        'id serviceId category isAddOn unitPriceCents quantity unit minimumPriceCents durationMinutes isHandPriced',
      ),
      ...lead('title'),
      quoteId: belongsTo('quotes'),
    },
  },
  quotePages: {
    erasure: 'delete',
    section: 'quotePages',
    columns: {
      ...none('sentAt validUntil decision decidedAt acceptedAt createdAt'),
      ...customer('decidedBy reason accepted'),
      ...hidden('token'),
      quoteId: belongsTo('quotes'),
    },
  },
  uploads: {
    erasure: 'delete',
    section: 'photos',
    columns: {
      ...none('id width height bytes stage takenAt isPublic createdAt unusedSince'),
      name: { whose: 'lead', names: 'file' },
      requestId: belongsTo('requests'),
      visitId: belongsTo('visits'),
      textId: belongsTo('texts'),
    },
  },
  /** Histories. Entries of the audit log stay: `audit-values.ts` stores no text about a customer there. */
  events: {
    erasure: 'delete',
    section: null,
    columns: {
      ...none('id type isAudit subject createdAt'),
      ...lead('content'),
      ...staff('userId userName'),
      subjectId: {
        whose: 'none',
        belongsTo: [
          { table: 'requests', isText: true, only: { isAudit: 0, subject: 'request' } },
          { table: 'quotes', isText: true, only: { isAudit: 0, subject: 'quote' } },
        ],
      },
    },
  },
  visits: {
    erasure: 'delete',
    section: 'visits',
    columns: {
      ...none('id version createdAt updatedAt crewId date windowFrom windowTo durationMinutes status kind'),
      ...none('isForced isSelfBooked unconfirmedNetwork doneAt'),
      ...customer('contactName contactPhone accessNotes bookedAddress cancelReason'),
      contactPhoneDigits: { whose: 'customer', foundBy: 'phone' },
      quoteId: belongsTo('quotes'),
      customerId: ofCustomer,
      propertyId: refersTo('properties'),
    },
  },
  visitHolds: {
    erasure: 'delete',
    section: 'holds',
    columns: {
      ...none('crewId date windowFrom windowTo durationMinutes heldUntil network renewals'),
      ...customer('booking'),
      ...hidden('codeHash'),
      quoteId: belongsTo('quotes'),
      customerId: ofCustomer,
    },
  },
  visitFacts: {
    erasure: 'delete',
    section: 'visitFacts',
    columns: {
      ...none('id kind at createdAt'),
      ...customer('content'),
      ...hidden('key bodyHash', 'staff'),
      ...staff('userId userName'),
      visitId: belongsTo('visits'),
    },
  },
  doorPayments: {
    erasure: 'delete',
    section: 'doorPayments',
    columns: {
      ...none('id method amountCents tipCents takenAt owedCents isRefused createdAt'),
      ...customer('reference'),
      ...hidden('key bodyHash', 'staff'),
      ...staff('userId userName'),
      visitId: belongsTo('visits'),
    },
  },
  publishedPairs: {
    erasure: 'delete',
    section: 'publishedPairs',
    columns: {
      ...none('id beforePhotoId afterPhotoId category consentWay consentDate createdAt'),
      ...customer('caption beforeAlt afterAlt consentBy'),
      ...staff('publishedBy'),
      beforeName: { whose: 'customer', names: 'upload' },
      afterName: { whose: 'customer', names: 'upload' },
      visitId: belongsTo('visits'),
    },
  },
} satisfies Partial<PersonalData>;
