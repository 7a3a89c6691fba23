import { ApiError, fetchJson, sendRequest } from '#kit/pages/api-client.ts';
import { keyFor } from '#kit/pages/idempotency-key.ts';
import { quoteApi } from '#kit/paths/customer-paths.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { BookingInput, CustomerVisit, WindowDay } from '#visits/visits/visits.ts';

/** The date and window that the visitor chose. */
export interface ChosenWindow {
  date: string;
  from: string;
  to: string;
}

/** The maximum of one call. */
const maxDays = 31;
const timeoutMs = 10_000;

export const fetchQuote = (token: string) => fetchJson<CustomerQuote>(quoteApi.quote(token), { timeoutMs });

/** Two months, since the preferred day may be in the second. */
export async function fetchWindows(token: string): Promise<WindowDay[]> {
  const path = `${quoteApi.windows(token)}?days=${maxDays}`;
  const later = `${path}&from=${addDays(calendarDate(new Date()), maxDays)}`;
  return (await Promise.all([path, later].map((url) => fetchJson<WindowDay[]>(url, { timeoutMs })))).flat();
}

/** How long the window is held, in milliseconds, by the server's clock. */
export async function holdWindow(token: string, body: ChosenWindow): Promise<number> {
  const { response, text } = await sendRequest(quoteApi.hold(token), { method: 'POST', body, timeoutMs });
  const { heldUntil } = JSON.parse(text) as { heldUntil: string };
  const now = Date.parse(response.headers.get('Date') ?? '') || Date.now();
  return Date.parse(heldUntil) - now;
}

/** Undefined if it leads to the payment of a deposit, or to the confirmation of a big first visit. The server books the same body only once, and again after `former`, the quote's visit that is over. */
export async function postBooking(
  token: string,
  body: BookingInput,
  former: CustomerVisit | null,
): Promise<CustomerVisit | undefined> {
  const idempotencyKey = await keyFor({ ...body, former: former?.id });
  const options = { method: 'POST', body, idempotencyKey } as const;
  const booked = await fetchJson<{ visit?: CustomerVisit; checkoutUrl?: string; confirmationUrl?: string }>(
    quoteApi.visit(token),
    options,
  );
  if (!booked.visit) location.assign(booked.checkoutUrl ?? booked.confirmationUrl!);
  return booked.visit;
}

export const getProblem = (error: unknown): Problem | null =>
  error instanceof ApiError ? error.problem : null;

/** A conflict about the quote carries the present one. */
export function getCurrentQuote({ current }: Problem): CustomerQuote | null {
  const quote = current as CustomerQuote | undefined;
  return quote?.canBook === undefined ? null : quote;
}
