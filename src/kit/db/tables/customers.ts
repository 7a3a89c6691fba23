import type { Generated, Selectable } from 'kysely';
import type { Language } from '#kit/language/language.ts';
import type { NoteKind } from '#sales/customers/customers.ts';
import type { Editable, Flag } from './columns.ts';

export interface CustomersTable extends Editable {
  id: Generated<number>;
  firstName: string;
  lastName: string;
  email: string;
  /** Formatted if it has ten digits; empty if unknown. */
  phone: string;
  language: Generated<Language>;
  notes: Generated<string>;
  /** Other customers come from leads and are purged with the last of them. */
  isEnteredByStaff: Generated<Flag>;
  /** Only these may get messages about other records than the lead that they came with. */
  isEmailFromStaff: Generated<Flag>;
  isPhoneFromStaff: Generated<Flag>;
  /** The customer that this one is merged into, which is never merged itself. */
  mergedIntoId: number | null;
  /** Leads are matched by it: lower case, or empty. */
  emailKey: string;
  /** `plainDigits` of the number, or empty. */
  phoneDigits: string;
  lastNameKey: string;
  searchText: string;
  /** The import that added it. */
  importId: number | null;
}

export interface PropertiesTable extends Editable {
  id: Generated<number>;
  customerId: number;
  street: string;
  unit: Generated<string>;
  city: Generated<string>;
  zipCode: string;
  /** Gate code, parking, pets. */
  accessNotes: Generated<string>;
  importId: number | null;
}

/** Written by a customer on the page of a quote, or by staff. */
export interface CustomerNotesTable {
  id: Generated<number>;
  customerId: number;
  quoteId: number | null;
  /** Digits of the number that a text came from; empty for what staff note. It may be no number of the customer. */
  fromPhone: Generated<string>;
  kind: NoteKind;
  text: string;
  userName: string;
  createdAt: string;
}

export type CustomerRow = Selectable<CustomersTable>;
export type PropertyRow = Selectable<PropertiesTable>;
export type CustomerNoteRow = Selectable<CustomerNotesTable>;
