import { adminListQuery, adminQuery } from '#kit/panel/admin-query.ts';
import type { ListPage } from '#kit/panel/api/fetch-admin.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { type Invoice, type InvoiceFilterStatus, invoiceSchema } from '#money/invoices/invoices.ts';

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
