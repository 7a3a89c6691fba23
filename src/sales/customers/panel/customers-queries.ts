import { adminListQuery, adminQuery } from '#kit/panel/admin-query.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { customerDetailsSchema, customerSchema } from '#sales/customers/customers.ts';

interface CustomerListParams {
  search: string;
  limit: number;
  offset?: number;
}

export const customerListQuery = (params: CustomerListParams) =>
  adminListQuery('customers', customerSchema, customerApi.customers, params);

/** Not under `customers`, because rows of the list have other fields. */
export const customerQuery = (id: number) =>
  adminQuery(['customer', 'one', id], customerDetailsSchema, customerApi.customer(id));
