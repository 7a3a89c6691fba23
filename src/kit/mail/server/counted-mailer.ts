import type { Metrics } from '#kit/monitor/metrics.ts';
import type { Mailer } from './mailer.ts';

/** Counts sent and failed emails. */
export const countedMailer = (mailer: Mailer, { mails }: Metrics): Mailer => ({
  isReady: mailer.isReady,
  async send(email, key, signal) {
    const delivery = await mailer.send(email, key, signal);
    mails.inc({ result: delivery.isSent ? 'sent' : 'failed' });
    return delivery;
  },
});
