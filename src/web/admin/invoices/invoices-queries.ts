import { invoiceApi } from '#shared/invoice-paths.ts';
import { type Invoice, type InvoiceFilterStatus, invoiceSchema } from '#shared/invoices.ts';
import { adminListQuery, adminQuery } from '../admin-query.ts';
import type { ListPage } from '../api/fetch-admin.ts';

interface InvoiceListParams {
  search?: string;
  status?: InvoiceFilterStatus | undefined;
  quoteId?: number;
  limit: number;
  offset?: number;
}

export type InvoiceList = ListPage<Invoice>;

export const invoiceListQuery = (params: InvoiceListParams) =>
  adminListQuery('invoices', invoiceSchema, invoiceApi.invoices, params);

export const invoiceQuery = (id: number) =>
  adminQuery(['invoices', 'one', id], invoiceSchema, invoiceApi.invoice(id));
