import type { ImportSource } from '#office/imports/imports.ts';

/** Lower case, with single blanks for everything that is no letter or digit. */
export const plainName = (name: string) =>
  name
    .replace(/([a-z])(?=[A-Z][a-z])/g, '$1 ')
    .toLowerCase()
    .replace(/#s?/g, ' number ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/**
 * Columns that only one program has, in the layouts that it exports: customers, and jobs or invoices. A source has all of
 * one line.
 */
const signatures: readonly (readonly [ImportSource, readonly (readonly string[])[]])[] = [
  [
    'jobber',
    [
      ['j id'],
      ['main phone number'],
      ['e mails', 'display name'],
      ['client name', 'job type'],
      ['client name', 'visit title'],
      ['client name', 'service street'],
      ['client name', 'line items'],
      ['name', 'unit price', 'unit cost', 'taxable'],
    ],
  ],
  [
    'square',
    [
      ['square customer id'],
      ['creation source', 'email address'],
      ['reference id', 'email address', 'phone number'],
      ['transaction id', 'net sales'],
      ['gtin', 'item name'],
    ],
  ],
  [
    'google-contacts',
    [['e mail 1 value'], ['phone 1 value'], ['given name', 'family name', 'group membership']],
  ],
  [
    'quickbooks',
    [
      ['customer', 'phone numbers'],
      ['bill to 1'],
      ['main phone', 'main email'],
      ['name', 'company name', 'open balance'],
      ['customer full name'],
      ['date', 'no', 'customer', 'memo'],
      ['transaction type', 'memo description'],
      ['product service name', 'sales price rate'],
      ['sales description'],
    ],
  ],
  [
    'housecall-pro',
    [
      ['mobile number', 'home number'],
      ['mobile phone', 'home phone', 'work phone', 'lead source'],
      ['hcp id'],
      ['customer type', 'do not service'],
      ['job number', 'job status'],
      ['address street line 1'],
      ['address 1 street line 1'],
      ['unit of measure', 'taxable', 'online booking enabled'],
    ],
  ],
];

export function recognizeSource(columns: readonly string[]): ImportSource {
  const names = new Set(columns.map(plainName));
  const found = signatures.find(([, lines]) => lines.some((line) => line.every((name) => names.has(name))));
  return found?.[0] ?? 'unknown';
}
