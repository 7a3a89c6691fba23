import type { Import } from '#office/imports/imports.ts';

export const importExample: Import = {
  id: 1,
  kind: 'customers',
  source: 'square',
  fileName: 'customers.csv',
  columns: ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Square Customer ID'],
  mapping: {
    'First Name': 'firstName',
    'Last Name': 'lastName',
    'Email Address': 'email',
    'Phone Number': 'phone',
    'Square Customer ID': null,
  },
  sample: [
    {
      'First Name': 'Ana',
      'Last Name': 'Lopez',
      'Email Address': 'ana@example.com',
      'Phone Number': '(818) 555-0111',
      'Square Customer ID': 'A1',
    },
  ],
  status: 'mapped',
  done: 0,
  total: 1,
  created: 0,
  joined: 0,
  duplicates: 0,
  refused: 0,
  isMarketingAllowed: false,
  undoableUntil: null,
  userName: 'Maria Lopez',
  createdAt: '2026-11-21T18:00:00.000Z',
};
