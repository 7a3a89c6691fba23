import type { CsvColumns } from '#kit/http/csv-response.ts';
import { sortableTime } from '#kit/time/dates.ts';
import { sourceName } from '#sales/requests/lead-source.ts';
import { serviceLabel } from '#sales/requests/requests.ts';
import type { RequestWithQuote } from './requests.queries.ts';

export const requestColumns: CsvColumns<RequestWithQuote> = [
  ['Request', (row) => row.id],
  ['Received', (row) => sortableTime(row.createdAt)],
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Service', (row) => serviceLabel(row.service)],
  ['Message', (row) => row.message],
  ['Status', (row) => row.status],
  ['Priority', (row) => row.priority],
  ['Notes', (row) => row.notes],
  ['Source', sourceName],
  ['Landing page', (row) => row.landingPage],
  ['Campaign', (row) => row.utmCampaign],
  ['Quote', (row) => row.quoteRequestId],
];
