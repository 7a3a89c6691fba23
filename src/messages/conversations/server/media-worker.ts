import { storeFile } from '#company/pictures/server/uploads.service.ts';
import { uploadLimits } from '#company/pictures/uploads.ts';
import { findSmsConnection } from '#delivery/texts/server/sms-connection.queries.ts';
import type { OutboxRow } from '#kit/db/tables/outbox.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { type OutboxWorker, type Outcome, startWorker, type WorkerDeps } from '#kit/outbox/worker.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { guardedFetch } from '#kit/server/guarded-fetch.ts';
import type { SmsConnection } from '#kit/sms/server/post-text.ts';
import type { Media } from './receive-text.ts';

type MediaDeps = Pick<Deps, 'db' | 'config' | 'files' | 'clock' | 'log'>;

const timeoutMilliseconds = 30_000;
const maxRedirects = 3;

/** Fetches the pictures of incoming texts. */
export const startMediaWorker = (
  deps: MediaDeps & WorkerDeps,
  timing: Parameters<typeof startWorker>[2] = { pollMilliseconds: 5_000 },
): OutboxWorker =>
  startWorker(
    deps,
    { kind: 'media', maxAtOnce: 2, deliver: (job, signal) => deliverMedia(deps, job, signal) },
    timing,
  );

interface MediaJob {
  textId: number;
  media: Media[];
}

/** One after the other; those that are done leave the job, so that a repeated attempt goes on with the rest. */
export async function deliverMedia(deps: MediaDeps, job: OutboxRow, signal: AbortSignal): Promise<Outcome> {
  const { textId, media } = JSON.parse(job.payload) as MediaJob;
  const connection = await findSmsConnection(deps);
  for (let index = 0; index < media.length; index += 1) {
    const fetched = connection
      ? await fetchPicture(deps, connection, media[index]!, signal)
      : { leftOut: 'texts are off' };
    if ('retry' in fetched) return { isSent: false, isPermanent: false, reason: fetched.retry };
    const stored = 'bytes' in fetched ? await storePicture(deps, fetched.bytes) : fetched;
    await noteFetched(deps, job, { textId, media: media.slice(index + 1) }, stored);
  }
  return { isSent: true };
}

type LeftOut = { leftOut: string };

/** From the gateway's own host, with its credentials. Where it sends us on, they stay behind. */
async function fetchPicture(
  { config }: MediaDeps,
  { url: gatewayUrl, user, password }: SmsConnection,
  { url }: Media,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array } | LeftOut | { retry: string }> {
  const own = new URL(gatewayUrl).host;
  if (!URL.canParse(url) || new URL(url).host !== own) return { leftOut: 'not from the text service' };
  let target = new URL(url);
  const patience = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]);
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const credentials = Buffer.from(`${user}:${password}`).toString('base64');
      const headers: Record<string, string> =
        target.host === own ? { Authorization: `Basic ${credentials}` } : {};
      const response = await guardedFetch(config)(target.href, { headers, signal: patience });
      const location = response.headers.get('Location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        target = new URL(location, target);
        continue;
      }
      if (response.status >= 500 || response.status === 429) {
        await response.body?.cancel();
        return { retry: `The text service answered ${response.status}.` };
      }
      if (!response.ok) {
        await response.body?.cancel();
        return { leftOut: `the text service answered ${response.status}` };
      }
      return await readLimited(response);
    }
    return { leftOut: 'too many redirects' };
  } catch (error) {
    return { retry: `The picture couldn’t be fetched (${String((error as Error).message)}).` };
  }
}

async function readLimited(response: Response): Promise<{ bytes: Uint8Array } | LeftOut> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop ends the response.
    if (length > uploadLimits.bytes) return { leftOut: 'the picture is too large' };
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks) };
}

async function storePicture(deps: MediaDeps, bytes: Uint8Array): Promise<{ name: string } | LeftOut> {
  try {
    return { name: await storeFile(deps, bytes, 'text-media') };
  } catch (error) {
    if (error instanceof AppError) return { leftOut: 'the picture can’t be read' };
    throw error;
  }
}

async function noteFetched(
  { db }: MediaDeps,
  job: OutboxRow,
  rest: MediaJob,
  stored: { name: string } | LeftOut,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const text = await trx.selectFrom('texts').selectAll().where('id', '=', rest.textId).executeTakeFirst();
    if (text && 'name' in stored) {
      const photos = JSON.stringify([...(JSON.parse(text.photos) as string[]), stored.name]);
      await trx.updateTable('texts').set({ photos }).where('id', '=', text.id).execute();
      await trx.updateTable('uploads').set({ textId: text.id }).where('name', '=', stored.name).execute();
    } else if (text && 'leftOut' in stored) {
      const words = [text.text, `[Picture left out: ${stored.leftOut}]`].filter(Boolean).join('\n');
      await trx.updateTable('texts').set({ text: words }).where('id', '=', text.id).execute();
    }
    await trx
      .updateTable('outbox')
      .set({ payload: JSON.stringify(rest) })
      .where('id', '=', job.id)
      .execute();
  });
}
