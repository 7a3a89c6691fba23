import {
  belongsTo,
  customer,
  hidden,
  none,
  ofCustomer,
  type PersonalData,
  refersTo,
  staff,
} from './column-data.ts';

/** Bookkeeping keeps issued invoices with name, address and amounts, and every payment. */
export const moneyTables = {
  invoices: {
    erasure: 'blank',
    deletedWithout: 'number',
    section: 'invoices',
    columns: {
      ...none('id version createdAt updatedAt number status creditOf voids serviceDate subtotalCents'),
      ...none('discountPercent discountCents adjustmentCents taxThousandths taxCents totalCents paidCents'),
      ...none(
        'creditedCents dueDays issuedDate dueDate sentAt notes method legalName license postalAddress phone businessEmail',
      ),
      ...none('coveredCents ownDiscountCents isAutomatic code codeCents minimumFeeCents tripFeeCents'),
      ...customer('customerName serviceAddress creditReason discountReason coveredItems'),
      email: { whose: 'customer', foundBy: 'email', blank: 'empty' },
      token: { whose: 'customer', isHidden: true, blank: 'new token' },
      searchText: { whose: 'customer', isHidden: true, blank: 'search text' },
      quoteId: { ...belongsTo('quotes'), refersTo: 'quotes' },
      visitId: refersTo('visits'),
      customerId: { ...ofCustomer, refersTo: 'customers' },
    },
  },
  invoiceLines: {
    erasure: 'keep',
    section: 'invoiceLines',
    columns: {
      ...none('id quantity unit unitPriceCents minimumPriceCents creditOf'),
      ...customer('title'),
      invoiceId: belongsTo('invoices'),
    },
  },
  invoiceNumbers: { erasure: 'keep', section: null, columns: none('year last') },
  movements: {
    erasure: 'blank',
    blankedWithout: 'invoiceId',
    section: 'payments',
    columns: {
      ...none('id kind amountCents method paidAt providerId refundOf invoiceNumber refusal createdAt'),
      ...none('crewId tipOf'),
      // Its number stays too: a tip is still its crew's.
      visitId: belongsTo('visits'),
      ...customer('reference'),
      ...staff('recordedBy'),
      customerName: { whose: 'customer', blank: 'empty' },
      invoiceId: belongsTo('invoices'),
      // Its number stays, so that the deposits of a purged quote are found.
      quoteId: belongsTo('quotes'),
      customerId: { ...ofCustomer, refersTo: 'customers' },
    },
  },
  pendingRefunds: {
    erasure: 'keep',
    section: null,
    columns: { ...none('id callKey amountCents until'), movementId: belongsTo('movements') },
  },
  checkouts: {
    erasure: 'delete',
    section: 'checkouts',
    columns: {
      ...none('id sessionId amountCents tipCents status expiresAt createdAt'),
      ...customer('booking'),
      ...hidden('url'),
      invoiceId: belongsTo('invoices'),
      quoteId: belongsTo('quotes'),
    },
  },
  disputes: {
    erasure: 'keep',
    section: 'disputes',
    columns: {
      ...none('id providerId amountCents reason status openedAt closedAt'),
      paymentId: belongsTo('movements'),
    },
  },
} satisfies Partial<PersonalData>;
