import type { ColumnDefinitionBuilder } from 'kysely';

type Column = ColumnDefinitionBuilder;

export const required = (column: Column) => column.notNull();
export const emptyText = (column: Column) => column.notNull().defaultTo('');
export const text = (value: string) => (column: Column) => column.notNull().defaultTo(value);
export const counter = (start: number) => (column: Column) => column.notNull().defaultTo(start);
export const flag = counter(0);
export const unique = (column: Column) => column.unique();
export const requiredUnique = (column: Column) => column.notNull().unique();

export const numberKey = (column: Column) => column.primaryKey();
// SQLite lets a primary key that is no integer be null.
export const textKey = (column: Column) => column.primaryKey().notNull();

export const refersTo = (target: string) => (column: Column) => column.references(target);
export const mustReferTo = (target: string) => (column: Column) => column.notNull().references(target);
/** Goes when that goes. */
export const belongsTo = (target: string) => (column: Column) =>
  column.notNull().references(target).onDelete('cascade');
export const goesWith = (target: string) => (column: Column) => column.references(target).onDelete('cascade');
/** Stays without it. */
export const forgets = (target: string) => (column: Column) => column.references(target).onDelete('set null');
