export const customerVisitExample = {
  id: 31,
  quoteId: 207,
  date: '2026-06-02',
  from: '08:00',
  to: '10:00',
  durationMinutes: 180,
  status: 'booked',
  kind: 'clean',
  version: 1,
  property: {
    id: 12,
    street: '120 Olive Ave',
    unit: '',
    city: 'Lakeside',
    zipCode: '91501',
    accessNotes: 'Gate code 4471',
    version: 1,
  },
};

export const visitExample = {
  ...customerVisitExample,
  customerId: 9,
  crewId: 1,
  property: { ...customerVisitExample.property, customerId: 9 },
  forced: false,
  cannotBeKept: false,
  customerName: 'Ana Lopez',
  contactName: '',
  phone: '(818) 555-0111',
  serviceTitle: '2 × 3-Seat Sofa',
  total: '298.00',
};
