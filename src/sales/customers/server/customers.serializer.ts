import type { CustomerNoteRow, CustomerRow, PropertyRow } from '#kit/db/tables/customers.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import type { Customer, Note, Property } from '#sales/customers/customers.ts';
import type { ListedCustomer } from './customer-list.ts';

export const toCustomerFields = (row: CustomerRow) => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  language: row.language,
  notes: row.notes,
  mergedIntoId: row.mergedIntoId,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export const toCustomer = ({ address, visits, lastVisitDate, ...row }: ListedCustomer): Customer => ({
  ...toCustomerFields(row),
  address: address ? addressLine(address) : '',
  visits,
  lastVisitDate,
});

export const toProperty = (row: PropertyRow): Property => ({
  id: row.id,
  customerId: row.customerId,
  street: row.street,
  unit: row.unit,
  city: row.city,
  zipCode: row.zipCode,
  accessNotes: row.accessNotes,
  version: row.version,
});

export const toNote = ({ id, customerId, kind, text, userName, createdAt }: CustomerNoteRow): Note => ({
  id,
  customerId,
  kind,
  text,
  userName,
  createdAt,
});
