import type { EmailWork } from '#delivery/emails/server/email-worker.ts';
import { emailKey, isOptedOut } from '#delivery/opt-outs/server/opt-outs.ts';
import type { Deps } from '#kit/server/deps.ts';
import { getKind } from '#messages/planned/messages.ts';
import { readSubject } from './message-subject.ts';
import { noteRecipient, noteSent, noteUnsent } from './messages.queries.ts';
import { reasonAgainst } from './reason-against.ts';
import { writeMessage } from './write-message.ts';

/** Checks a message again just before its email is sent, because a mail server may be down for hours. */
export function messageEmails({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): EmailWork {
  return {
    async check({ messageId }) {
      if (messageId === null) return null;
      const subject = await readSubject(db, messageId);
      if (!subject || subject.message.status === 'skipped') return { isDropped: true };
      // The email was sent, but the process died before it recorded that.
      if (subject.message.emailSentAt !== null) return { isSent: true };
      const reason = await reasonAgainst(db, subject, clock());
      if (reason !== null) return { isDropped: true, why: reason };
      const { email } = subject.recipient;
      if (email === '') return { isDropped: true, why: 'no-contact' };
      const isOffer = getKind(subject.message.kind).isUnsubscribable;
      const isEnded = isOffer && (await isOptedOut(db, emailKey(email)));
      return isEnded ? { isDropped: true, why: 'opted-out' } : null;
    },
    async compose({ messageId }) {
      const subject = messageId === null ? undefined : await readSubject(db, messageId);
      if (!subject) return undefined;
      const { email } = subject.recipient;
      if (email !== subject.message.emailTo) await noteRecipient(db, subject.message.id, { emailTo: email });
      return (await writeMessage(db, { config }, subject, email, clock())).email;
    },
    async onSent({ messageId }) {
      if (messageId !== null) await noteSent(db, messageId, 'email', clock());
    },
    async onFailed({ id: jobId, messageId }) {
      if (messageId !== null) await noteUnsent(db, { id: messageId, jobId }, 'failed', 'refused');
    },
    async onDropped({ id: jobId, messageId }, why) {
      if (messageId !== null && why) await noteUnsent(db, { id: messageId, jobId }, 'skipped', why);
    },
  };
}
