import * as z from 'zod/mini';
import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { respondWithList } from '#kit/http/list-response.ts';
import { created, ok, okPage } from '#kit/http/responses.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { pagingSchema } from '#kit/wire/paging.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import {
  addressSchema,
  customerDetailsSchema,
  customerFilterSchema,
  customerSchema,
  customerTotalsSchema,
  customerUpdateSchema,
  mergeSchema,
  newCustomerSchema,
  newNoteSchema,
  noteSchema,
  propertySchema,
  propertyUpdateSchema,
} from '#sales/customers/customers.ts';
import { getCustomerDetails } from './customer-details.ts';
import { listCustomers } from './customer-list.ts';
import {
  addressExample,
  customerDetailsExample,
  customerExample,
  noteExample,
  propertyExample,
} from './customers.example.ts';
import { toCustomer } from './customers.serializer.ts';
import { createCustomer, deleteCustomer, restoreCustomer, updateCustomer } from './customers.service.ts';
import { mergeCustomers, unmergeCustomer } from './merge-customers.ts';
import { createNote } from './notes.ts';
import { createProperty, deleteProperty, updateProperty } from './properties.service.ts';

export const customerRoutes = (deps: Deps): ApiSection => ({
  tag: 'Customers',
  description: 'People and companies, with their properties and notes.',
  bodies: { NewCustomer: newCustomerSchema, CustomerUpdate: customerUpdateSchema, Address: addressSchema },
  responses: {
    Customer: customerSchema,
    CustomerDetails: customerDetailsSchema,
    CustomerTotals: customerTotalsSchema,
    Property: propertySchema,
    CustomerNote: noteSchema,
  },
  endpoints: {
    listCustomers: adminEndpoint('get', customerApi.customers, {
      summary: 'Customers, newest first',
      description:
        '`search` looks in names, email, phone, addresses and ZIP codes. Leaves out merged customers; their data finds the customer they are merged into.',
      query: z.extend(customerFilterSchema, pagingSchema.shape),
      responses: okPage(customerSchema, customerExample),
      handle: async ({ c, query }) =>
        respondWithList(c, await listCustomers(deps.db, query), toCustomer, {
          log: deps.log,
          table: 'customers',
        }),
    }),
    createCustomer: adminEndpoint('post', customerApi.customers, {
      summary: 'Add a customer',
      isIdempotent: true,
      body: { schema: newCustomerSchema, example: { firstName: 'Ana', phone: '(818) 555-0111' } },
      responses: created('The new customer', customerDetailsSchema, customerDetailsExample),
      handle: ({ body, idempotency }) => createCustomer(deps, body, idempotency),
    }),
    getCustomer: adminEndpoint('get', customerApi.customer(':id'), {
      summary: 'One customer',
      description: 'Properties, duplicates and totals include customers merged into this one.',
      responses: ok('The customer', customerDetailsSchema, customerDetailsExample),
      handle: ({ id }) => getCustomerDetails(deps.db, id),
    }),
    updateCustomer: adminEndpoint('patch', customerApi.customer(':id'), {
      summary: 'Change a customer',
      description: 'Fields you leave out stay unchanged. Requests and quotes keep what they say.',
      body: { schema: customerUpdateSchema, example: { notes: 'Prefers mornings.', version: 1 } },
      responses: ok('The updated customer', customerDetailsSchema),
      errors: ['version-conflict'],
      handle: ({ id, body }) => updateCustomer(deps, id, body),
    }),
    deleteCustomer: adminEndpoint('delete', customerApi.customer(':id'), {
      summary: 'Move a customer to the trash',
      description:
        'Requests and quotes stay. Deleted permanently after thirty days, but not before the last of them. A customer with a visit ahead can’t be deleted, nor a merged one.',
      responses: ok('In the trash', deletedSchema, { id: 96 }),
      errors: ['wrong-state'],
      isIdempotent: true,
      handle: ({ id, idempotency }) => deleteCustomer(deps, id, idempotency),
    }),
    restoreCustomer: adminEndpoint('post', customerApi.restore(':id'), {
      summary: 'Restore a customer from the trash',
      responses: ok('The customer', customerDetailsSchema),
      handle: ({ id }) => restoreCustomer(deps, id),
    }),
    addProperty: adminEndpoint('post', customerApi.properties(':id'), {
      summary: 'Add a property',
      isIdempotent: true,
      body: { schema: addressSchema, example: addressExample },
      responses: created('The new property', propertySchema, propertyExample),
      handle: ({ id, body, idempotency }) => createProperty(deps, id, body, idempotency),
    }),
    updateProperty: adminEndpoint('patch', customerApi.property(':id'), {
      summary: 'Change a property',
      description: 'Fields you leave out stay unchanged.',
      body: { schema: propertyUpdateSchema, example: { accessNotes: 'Gate code 4712', version: 1 } },
      responses: ok('The updated property', propertySchema),
      errors: ['version-conflict'],
      handle: ({ id, body }) => updateProperty(deps, id, body),
    }),
    deleteProperty: adminEndpoint('delete', customerApi.property(':id'), {
      summary: 'Delete a property',
      description: 'Visits still show it.',
      responses: ok('Deleted', deletedSchema, { id: 31 }),
      async handle({ id }) {
        await deleteProperty(deps, id);
        return { id };
      },
    }),
    addCustomerNote: adminEndpoint('post', customerApi.notes(':id'), {
      summary: 'Add a note to the timeline',
      description: 'With `isReply: true` it is what the customer replied.',
      isIdempotent: true,
      body: { schema: newNoteSchema, example: { text: 'Call after 5 PM.' } },
      responses: created('The note', noteSchema, noteExample),
      handle: ({ id, body, caller, idempotency }) =>
        createNote(deps, { customerId: id, ...body, by: caller.user }, idempotency),
    }),
    mergeCustomers: adminEndpoint('post', customerApi.merge(':id'), {
      summary: 'Merge a customer into another one',
      description:
        'The customer keeps its own records and points to the other one, which shows them too. Those merged into it move along. If the other one is merged itself, the customer it is merged into is taken.',
      body: { schema: mergeSchema, example: { intoId: 9 } },
      responses: ok('The merged customer', customerDetailsSchema),
      handle: ({ id, body, caller }) => mergeCustomers(deps, { id, intoId: body.intoId, by: caller.user }),
    }),
    unmergeCustomer: adminEndpoint('post', customerApi.unmerge(':id'), {
      summary: 'Undo a merge',
      responses: ok('The customer, with its own records', customerDetailsSchema),
      handle: ({ id, caller }) => unmergeCustomer(deps, { id, by: caller.user }),
    }),
  },
});
