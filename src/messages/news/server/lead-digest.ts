import type { Profile } from '#company/profile/profile.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import { getEngine } from '#kit/db/portable.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { exactDollars } from '#kit/money/money.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { shortDateTime } from '#kit/time/dates.ts';
import { floodMilliseconds } from '#messages/alerts/server/lead-flood.ts';
import type { Lead } from '#sales/leads/server/new-lead.ts';

/** In one digest; more make another. */
const maxLines = 500;

interface Owners {
  recipients: readonly string[];
  profile: Profile;
  config: { publicUrl: string };
}

type Digest = Email & { lines: string[] };

/**
 * Adds the lead to an email that leaves in ten minutes. It names nobody: it is about several people, and an erasure deletes
 * the emails of one.
 */
export async function addToDigest(trx: Trx, lead: Lead, owners: Owners, now: Date): Promise<void> {
  const line = toLine(lead);
  for (const to of owners.recipients) {
    const waiting = await findDigest(trx, to, now);
    const lines = [...(waiting?.digest.lines ?? []), line];
    const email: Digest = { ...digestEmail(to, lines, owners), lines };
    if (waiting) {
      await trx
        .updateTable('outbox')
        .set({ payload: JSON.stringify(email) })
        .where('id', '=', waiting.id)
        .execute();
    } else {
      const dueAt = new Date(now.getTime() + floodMilliseconds);
      await enqueueEmails(trx, [{ email, purpose: 'lead', isAboutNobody: true }], now, dueAt);
    }
  }
}

async function findDigest(trx: Trx, to: string, now: Date): Promise<{ id: number; digest: Digest } | null> {
  const rows = await trx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', '=', 'email')
    .where('status', '=', 'pending')
    .where('purpose', '=', 'lead')
    .where('requestId', 'is', null)
    .where('attempts', '=', 0)
    .where('leasedUntil', 'is', null)
    .where('runAfter', '>', now.toISOString())
    .orderBy('id')
    // Nobody waits for another's lead: there is one more digest then.
    .$if(getEngine(trx) === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  for (const { id, payload } of rows) {
    const digest = JSON.parse(payload) as Digest;
    if (digest.to === to && digest.lines && digest.lines.length < maxLines) return { id, digest };
  }
  return null;
}

function toLine({ request, quote }: Lead): string {
  const about = quote ? `Quote request, ${exactDollars(quote.serviceDetails.total)}` : 'Contact request';
  return `${shortDateTime(request.createdAt)}: ${about}, no. ${request.id}`;
}

function digestEmail(to: string, lines: readonly string[], { profile, config }: Owners): Email {
  const heading = `${lines.length} more new ${lines.length === 1 ? 'request' : 'requests'}`;
  const body = emailBody(
    heading,
    [
      { kind: 'heading', text: heading },
      { kind: 'text', text: 'Many came within minutes, so these share one email.' },
      ...lines.map((text) => ({ kind: 'text' as const, text })),
      { kind: 'button', label: 'Open requests', href: `${config.publicUrl}${adminPaths.requests}` },
    ],
    profile,
  );
  return { to, subject: heading, ...body };
}
