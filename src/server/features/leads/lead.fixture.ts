import { emptyTexts } from '#shared/quote-fields.ts';
import type { Quote } from '#shared/quotes.ts';
import type { CustomerRequest } from '#shared/requests.ts';

export const requestWith = (changes: Partial<CustomerRequest> = {}): CustomerRequest => ({
  id: 12,
  firstName: 'Maria',
  lastName: 'de la Cruz',
  email: 'maria+home@example.com',
  phone: '818.555.0199',
  service: 'carpet',
  message: 'Two bedrooms.\nA dog lives here.',
  imageUrl: null,
  status: 'new',
  priority: 'medium',
  notes: '',
  quoteRequestId: null,
  source: { name: 'Unknown', landingPage: '', campaign: '' },
  version: 1,
  createdAt: '2026-01-05T18:00:00.000Z',
  updatedAt: '2026-01-05T18:00:00.000Z',
  ...changes,
});

export const quoteWith = (changes: Partial<Quote> = {}): Quote => ({
  id: 5,
  requestId: 12,
  firstName: 'Maria',
  lastName: 'de la Cruz',
  email: 'maria+home@example.com',
  phone: '818.555.0199',
  zipCode: '91390-1234',
  isCovered: true,
  placeNames: changes.isCovered === false ? [] : ['Saugus', 'Agua Dulce'],
  serviceCategory: 'couch',
  serviceTitle: 'Three-seat sofa',
  serviceDetails: {
    items: [
      {
        id: 1,
        serviceId: 1,
        category: 'couch',
        title: 'Three-seat sofa',
        isAddOn: false,
        quantity: 2,
        unitPrice: '119.00',
        lineTotal: '238.00',
        durationMinutes: 60,
      },
      {
        id: 2,
        serviceId: 9,
        category: 'couch',
        title: 'Fabric protector',
        isAddOn: true,
        quantity: 1,
        unitPrice: '29.50',
        lineTotal: '29.50',
        durationMinutes: 15,
      },
    ],
    subtotal: '267.50',
    discountPercent: 15,
    discount: '40.13',
    total: '227.37',
  },
  estimatedPrice: '227.37',
  contactMethod: 'sms',
  preferredDate: '2026-01-09',
  preferredTime: 'Morning',
  ...emptyTexts,
  notes: 'The gate code is 12.',
  imageUrl: null,
  status: 'new',
  isRequestCancelled: false,
  version: 1,
  createdAt: '2026-01-05T18:00:00.000Z',
  updatedAt: '2026-01-05T18:00:00.000Z',
  ...changes,
});

export const quoteRequest = (changes: Partial<CustomerRequest> = {}) =>
  requestWith({ service: 'Quote Request', message: 'assembled by the server', ...changes });
