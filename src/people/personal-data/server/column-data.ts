import type { Selectable } from 'kysely';
import type { Schema } from '#kit/db/schema.ts';

export type Table = keyof Schema;
export type Row<Name extends Table> = Selectable<Schema[Name]>;

/** Whose data a column has. A person who has asked for a quote or written is a lead, and a customer too. */
export type Whose = 'lead' | 'customer' | 'subscriber' | 'staff' | 'none';

export interface ColumnData {
  whose: Whose;
  /** A secret, or a text that searches are made with: an export leaves it out. */
  isHidden?: true;
  /** Where an email address or a phone number leads to the row. */
  foundBy?: 'email' | 'phone';
  /** The row goes with a row of one of these. */
  belongsTo?: readonly Parent[];
  /** The row stays without one of these; the column becomes null. */
  refersTo?: Table;
  /** Must be deleted before a row of this table; whoever deletes that one names it too. */
  precedes?: Table;
  /** A file of this name, or an upload of it, goes with the row. */
  names?: 'file' | 'upload';
  /** An erasure leaves this in a row that stays. */
  blank?: 'empty' | 'new token' | 'search text' | 'keyed hash';
}

export interface Parent {
  table: Table;
  /** Only of rows with these values. */
  only?: Readonly<Record<string, string | number>>;
  /** The column has the number as a text. */
  isText?: true;
  /** Other people's leads may have joined a customer: what follows a quote is its customer's only with the quote. */
  unlessOfQuote?: true;
}

type Split<Text extends string, Words = never> = Text extends `${infer Word} ${infer Rest}`
  ? Split<Rest, Words | Word>
  : Words | Text;

type Columns<Text extends string> = Record<Split<Text>, ColumnData>;

const columns = <Text extends string>(text: Text, data: ColumnData): Columns<Text> =>
  Object.fromEntries(text.split(' ').map((name) => [name, data])) as Columns<Text>;

/** Columns by whose data they have, as words in one text. */
export const none = <Text extends string>(text: Text) => columns(text, { whose: 'none' });
export const lead = <Text extends string>(text: Text) => columns(text, { whose: 'lead' });
export const customer = <Text extends string>(text: Text) => columns(text, { whose: 'customer' });
export const subscriber = <Text extends string>(text: Text) => columns(text, { whose: 'subscriber' });
export const staff = <Text extends string>(text: Text) => columns(text, { whose: 'staff' });
export const hidden = <Text extends string>(text: Text, whose: Whose = 'customer') =>
  columns(text, { whose, isHidden: true });

export const belongsTo = (table: Table): ColumnData => ({ whose: 'none', belongsTo: [{ table }] });

/** Belongs to a customer, unless it follows a quote of a person who joined that customer. */
export const ofCustomer: ColumnData = {
  whose: 'none',
  belongsTo: [{ table: 'customers', unlessOfQuote: true }],
};

export const refersTo = (table: Table): ColumnData => ({ whose: 'none', refersTo: table });

export const precedes = (table: Table): ColumnData => ({ whose: 'none', precedes: table });

interface TableData<Name extends Table> {
  /**
   * `delete`: a row about the person goes. `blank`: it stays, without what its columns say. `keep`: it stays as it is,
   * with the row it belongs to.
   */
  erasure: 'delete' | 'blank' | 'keep';
  /** Only rows without a value here are blanked: what is on an invoice keeps the name on it. */
  blankedWithout?: keyof Row<Name>;
  /** Rows without a value here are deleted all the same: an invoice without a number is a draft. */
  deletedWithout?: keyof Row<Name>;
  /** An erasure leaves a row that one of these still refers to. */
  sharedBy?: { table: Table; column: string };
  /** Where an export has the rows; null: it has them elsewhere, or there is nothing to export. */
  section: string | null;
  columns: { readonly [Column in keyof Row<Name>]: ColumnData };
}

export type PersonalData = { readonly [Name in Table]: TableData<Name> };
