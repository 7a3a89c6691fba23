import { readProfile } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import { languageOfCustomer } from '#sales/customers/server/customer-language.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { recordAnswer } from '#sales/requests/server/answer-clock.ts';
import { getRequest } from '#sales/requests/server/requests.queries.ts';
import { toRequest } from '#sales/requests/server/requests.serializer.ts';

interface LeadEmail {
  id: number;
  input: { subject: string; text: string };
  by: Actor;
}

/** Emails whoever sent the request in staff's words, which answers it. Runs once per idempotency key. */
export async function emailLead(
  deps: Deps,
  { id, input, by }: LeadEmail,
  idempotency: Idempotency,
): Promise<CustomerRequest> {
  const now = deps.clock();
  const once = { scope: `email-request-${id}`, ...idempotency, about: { requestId: id } };
  const answered = await withIdempotency(deps.db, once, now, async (trx) => {
    await lockRecord(trx, 'requests', id);
    const { email: to, customerId } = await getRequest(trx, id);
    if (to === '') throw wrongField('text', 'This lead has no email address');
    const profile = await readProfile(trx);
    const language = await languageOfCustomer(trx, customerId);
    const blocks = input.text.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text }));
    const email = {
      to,
      replyTo: profile.email,
      subject: subjectLine(input.subject),
      ...emailBody(input.text.slice(0, 120), blocks, profile, language),
    };
    await enqueueEmails(trx, [{ email, purpose: 'message', requestId: id }], now);
    await recordAnswer(trx, id, { channel: 'email', by, now });
    return toRequest(await getRequest(trx, id));
  });
  deps.wakeOutbox();
  return answered;
}
