const customer = {
  id: 96,
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '(818) 555-0111',
  language: 'en',
  notes: '',
  mergedIntoId: null,
  version: 1,
  createdAt: '2026-05-18T16:04:22.118Z',
  updatedAt: '2026-05-18T16:04:22.118Z',
};

const address = {
  street: '12 Oak St',
  unit: 'Apt 3',
  city: 'Lakeside',
  zipCode: '91501',
  accessNotes: 'Gate code 4711',
};

export const propertyExample = { id: 31, customerId: 96, ...address, version: 1 };

export const customerExample = {
  ...customer,
  address: '12 Oak St, Apt 3, Lakeside 91501',
  visits: 3,
  lastVisitDate: '2026-05-04',
};

export const customerDetailsExample = {
  ...customer,
  properties: [propertyExample],
  contactSuggestions: [
    {
      kind: 'email',
      value: 'ana.lopez@example.com',
      firstName: 'Ana',
      lastName: 'Lopez',
      requestId: 12,
      quoteId: null,
    },
  ],
  possibleDuplicates: [
    { id: 112, firstName: 'Bo', lastName: 'Lopez', email: '', phone: '(818) 555-0111', shares: ['phone'] },
  ],
  merged: [],
  totals: { quoted: '551.30', completed: '298.00', paid: '0.00', visits: 3, lastVisitDate: '2026-05-04' },
  marketingTexts: {
    agreedAt: '2026-05-18T16:04:22.118Z',
    wording: 'Text me offers too (optional)',
    phone: '(818) 555-0111',
  },
};

export const addressExample = address;

export const noteExample = {
  id: 17,
  customerId: 96,
  kind: 'note',
  text: 'Call after 5 PM.',
  userName: 'Kim',
  createdAt: '2026-05-18T16:31:05.009Z',
};
