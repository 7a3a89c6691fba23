import { randomUUID } from 'node:crypto';
import type { Profile } from '#company/profile/profile.ts';
import { readProfile } from '#company/settings/server/settings.queries.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import type { MailTest, MailTestInput } from '#delivery/mailbox/mail-connection.ts';
import { inConnectionSlot, noteTested } from '#kit/db/connection-row.ts';
import { aboutNobody, getHash, type Idempotency, withStoredResponse } from '#kit/http/idempotency.ts';
import type { MailConnection, MailTimeouts } from '#kit/mail/server/mail-connection.ts';
import { type Email, sendEmail } from '#kit/mail/server/mailer.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import {
  findMailConnection,
  getConnection,
  getPassword,
  readMailConnection,
} from './mail-connection.queries.ts';
import { requireOwn, requirePassword, requireServer } from './mail-connection.rules.ts';
import { mailProblem } from './mail-problem.ts';

const rule = { name: 'mail-test', hits: 10, perSeconds: 600 };

/** Somebody waits for it. */
const patience: MailTimeouts = {
  connectMilliseconds: 10_000,
  silenceMilliseconds: 15_000,
  totalMilliseconds: 25_000,
};

/** Sends one email per idempotency key, with what was typed before it is saved. Says why it was not sent; throws for invalid input. */
export async function testMailConnection(
  deps: Deps,
  { to, connection: typed }: MailTestInput,
  idempotency: Idempotency,
  timeouts = patience,
): Promise<MailTest> {
  const inUse = await findMailConnection(deps);
  const connection = typed ? await typedConnection(deps, typed) : inUse;
  if (!connection) throw new AppError('wrong-state', 'Email isn’t set up yet.');
  // No hash of a secret is stored.
  const bodyHash = getHash(JSON.stringify({ to, ...typed, password: '' }));
  const once = { scope: 'mail-test', key: idempotency.key, bodyHash, about: aboutNobody };
  const send = async (): Promise<MailTest> => {
    await deps.limiter.hit(rule, 'all');
    try {
      const own = { ...(await readProfile(deps.db)), origin: deps.config.publicUrl };
      const key = `test-${randomUUID()}`;
      const { signal } = new AbortController();
      await sendEmail(connection, own, { email: testEmail(to, own), key, signal, timeouts });
      await noteTested(deps.db, 'mailConnection', { tested: connection, inUse }, deps.clock());
      return { to, isSent: true, problem: null, code: null };
    } catch (error) {
      return { to, isSent: false, ...mailProblem(error) };
    }
  };
  return inConnectionSlot(deps, 'mailConnection', () =>
    withStoredResponse(deps.db, once, deps.clock(), send),
  );
}

async function typedConnection(
  deps: Deps,
  typed: NonNullable<MailTestInput['connection']>,
): Promise<MailConnection> {
  requireOwn(deps.config);
  requireServer(deps.config, typed);
  const stored = await readMailConnection(deps.db);
  const password = requirePassword(typed, stored, await getPassword(deps.db, stored));
  return getConnection(deps, { ...typed, password });
}

function testEmail(to: string, profile: Profile): Email {
  const subject = `Email works for ${profile.name}`;
  const text = 'This is the test that you sent in Settings, Email. Your website can send emails this way.';
  return {
    to,
    subject,
    ...emailBody(
      text,
      [
        { kind: 'heading', text: 'Email works' },
        { kind: 'text', text },
      ],
      profile,
    ),
  };
}
