import { findMessageText } from '#delivery/texts/server/text-log.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { type OutboxWorker, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { TextGateway } from '#kit/sms/server/text-gateway.ts';
import { deliverText } from './deliver-text.ts';
import { findMessage, noteSent, noteUnsent } from './messages.queries.ts';

type TextDeps = WorkerDeps & Pick<Deps, 'config'> & { gateway: TextGateway };

const pollMilliseconds = 5_000;

/** Sends text messages. Without a gateway they stay pending. */
export function startTextWorker(
  { gateway, ...deps }: TextDeps,
  timing: Parameters<typeof startWorker>[2] = { pollMilliseconds },
): OutboxWorker {
  const { db, clock, config } = deps;
  return startWorker(
    deps,
    {
      kind: 'text',
      isReady: gateway.isReady,
      deliver: (job, signal) => deliverText({ db, clock, config, gateway }, job, signal),
      async onSent({ messageId }) {
        if (messageId !== null) await noteSent(db, messageId, 'text', clock());
      },
      onFailed: (job) => noteFailed(db, job),
      async onDropped({ id: jobId, messageId }, why) {
        if (messageId !== null && why) await noteUnsent(db, { id: messageId, jobId }, 'skipped', why);
      },
    },
    timing,
  );
}

async function noteFailed(db: Deps['db'], { id: jobId, messageId }: OutboxRow): Promise<void> {
  const message = messageId === null ? undefined : await findMessage(db, messageId);
  if (!message) return;
  const text = await findMessageText(db, message.id);
  const reason = text?.begunAt ? 'answer-lost' : 'refused';
  await noteUnsent(db, { id: message.id, jobId }, 'failed', reason);
}
