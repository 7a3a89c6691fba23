import type { RequestRow } from '#kit/db/tables/requests.ts';
import { spamReasons } from '#kit/limits/form-guard.ts';
import { sourceName } from '#sales/requests/lead-source.ts';
import { type CustomerRequest, type QuarantinedRequest, serviceLabel } from '#sales/requests/requests.ts';
import type { RequestWithQuote } from './requests.queries.ts';

export function toRequest(row: RequestWithQuote): CustomerRequest {
  return {
    id: row.id,
    customerId: row.customerId,
    visitNumber: row.visitNumber,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    service: serviceLabel(row.service),
    message: row.message,
    imageUrl: row.imageUrl,
    status: row.status,
    priority: row.priority,
    notes: row.notes,
    quoteRequestId: row.quoteRequestId,
    quote: row.quote,
    source: { name: sourceName(row), landingPage: row.landingPage, campaign: row.utmCampaign },
    answerDueAt: row.answerDueAt,
    answeredAt: row.answeredAt,
    told: row.told,
    marketingTexts:
      row.marketingTextsAt === null
        ? null
        : { agreedAt: row.marketingTextsAt, wording: row.marketingTextsWording ?? '' },
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** Without its quote, which is in quarantine too. */
export function toQuarantined(row: RequestRow): QuarantinedRequest {
  const found = row.spamReasons.split(',');
  return {
    ...toRequest({ ...row, quoteRequestId: null, quote: null, visitNumber: 1 }),
    reasons: spamReasons.filter((reason) => found.includes(reason)),
  };
}
