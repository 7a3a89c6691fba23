import { sweepAccounts } from './features/auth/auth.service.ts';
import { sweepSubscribers } from './features/newsletter/newsletter.service.ts';
import { sweepOutbox } from './features/outbox/outbox-emails.service.ts';
import { sweepTrash } from './features/requests/sweep-trash.ts';
import { sweepUploads } from './features/uploads/uploads.service.ts';
import { sweepDeliveries } from './features/webhooks/webhooks.service.ts';
import { forgetOldAnswers } from './http/idempotency.ts';
import type { World } from './serve.ts';

const everyHour = 3_600_000;

/** What is cleared away at the start and every hour; a failure is logged and tried again an hour later. */
export function startSweeps(world: World): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const sweep = () => {
    running = sweepAll(world).catch((error) => world.log.warn('sweep failed', { error: String(error) }));
  };
  sweep();
  const timer = setInterval(sweep, everyHour);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

async function sweepAll(world: World): Promise<void> {
  await sweepUploads(world);
  await sweepTrash(world);
  await sweepAccounts(world);
  await sweepSubscribers(world);
  await sweepOutbox(world);
  await sweepDeliveries(world);
  await forgetOldAnswers(world.db, world.clock());
}
