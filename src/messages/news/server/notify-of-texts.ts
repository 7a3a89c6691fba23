import { type SettingsValues, toProfile } from '#company/profile/profile.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { type EmailBlock, emailBody } from '#delivery/letters/server/email-body.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { alertFirst } from '#messages/alerts/server/alerts.ts';

export interface NearlyAllTexts {
  sent: number;
  settings: SettingsValues;
}

/** Tells the owner, once a day, that four fifths of the texts of the day have left. */
export async function notifyOfTexts(trx: Trx, { sent, settings }: NearlyAllTexts, now: Date): Promise<void> {
  const { dailyLimit } = settings.texts;
  const title = `${sent} of today’s ${dailyLimit} texts have been sent`;
  const text = `More than ${dailyLimit} wait until tomorrow. If that many are right, raise the limit in Settings.`;
  await alertFirst(trx, { title, body: text, url: adminPaths.texts }, { requestId: null }, now);
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text },
  ];
  const body = emailBody(title, blocks, toProfile(settings));
  const emails = settings.notificationEmails.map((to) => ({
    email: { to, subject: title, ...body },
    purpose: 'other' as const,
    isAboutNobody: true as const,
  }));
  await enqueueEmails(trx, emails, now);
}
