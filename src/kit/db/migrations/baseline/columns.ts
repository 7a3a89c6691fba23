import type { ColumnDefinitionBuilder } from 'kysely';

type Column = ColumnDefinitionBuilder;

export const required = (column: Column) => column.notNull();
export const emptyText = (column: Column) => column.notNull().defaultTo('');
export const defaultText = (value: string) => (column: Column) => column.notNull().defaultTo(value);
export const defaultInteger = (start: number) => (column: Column) => column.notNull().defaultTo(start);
export const flag = defaultInteger(0);
export const unique = (column: Column) => column.unique();
export const requiredUnique = (column: Column) => column.notNull().unique();

export const numberKey = (column: Column) => column.primaryKey();
// SQLite lets a primary key that is no integer be null.
export const textKey = (column: Column) => column.primaryKey().notNull();

export const reference = (target: string) => (column: Column) => column.references(target);
export const requiredReference = (target: string) => (column: Column) => column.notNull().references(target);
export const requiredCascade = (target: string) => (column: Column) =>
  column.notNull().references(target).onDelete('cascade');
export const cascade = (target: string) => (column: Column) => column.references(target).onDelete('cascade');
export const setNull = (target: string) => (column: Column) => column.references(target).onDelete('set null');
