import { countEmailsByStatus } from '#delivery/emails/server/emails.queries.ts';
import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import { mailFailureText } from '#kit/mail/mail-failure.ts';
import type { Deps } from '#kit/server/deps.ts';
import { shortDateTime } from '#kit/time/dates.ts';
import {
  findEmailRefusal,
  findLastSentEmail,
  findOldestWaiting,
} from '#office/system/server/system.queries.ts';
import type { CheckResult } from '#office/system/system.ts';

const longMinutes = 60;

export async function checkEmail(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<CheckResult> {
  const { db, clock } = deps;
  const { pending = 0, failed = 0 } = await countEmailsByStatus(db);
  if (!(await hasMailServer(deps))) {
    const text = 'Email is not set up. An owner does it in Settings, Email.';
    // No alarm: a site may do without, and the setup list asks for it.
    const waiting = `${emails(pending)} ${pending === 1 ? 'waits' : 'wait'} to be sent.`;
    return {
      state: 'off',
      text: `${text} ${pending > 0 ? waiting : 'What the site writes will wait in the outbox.'}`,
    };
  }
  if (failed > 0) {
    return { state: 'problem', text: `${emails(failed)} could not be sent. See below for the reason.` };
  }
  const refusal = await findEmailRefusal(db);
  if (refusal !== null) {
    return {
      state: 'warning',
      text: `${emails(pending)} ${pending === 1 ? 'waits' : 'wait'}. ${mailFailureText(refusal)}`,
    };
  }
  const now = clock();
  const oldest = (await findOldestWaiting(db, now)).find(({ kind }) => kind === 'email');
  const minutes = oldest ? (now.getTime() - Date.parse(oldest.createdAt)) / 60_000 : 0;
  if (minutes > longMinutes) {
    const text = `${emails(pending)} ${pending === 1 ? 'waits' : 'wait'}, the oldest for more than an hour. The outbox says why.`;
    return { state: 'warning', text };
  }
  const lastSentAt = await findLastSentEmail(db);
  const last = lastSentAt ? `Last email sent ${shortDateTime(lastSentAt)}.` : 'None sent yet.';
  return {
    state: 'fine',
    text: `${pending === 0 ? 'No email waits.' : `${emails(pending)} on the way.`} ${last}`,
  };
}

const emails = (count: number) => (count === 1 ? '1 email' : `${count.toLocaleString('en-US')} emails`);
