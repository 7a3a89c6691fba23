import type { TestContext } from 'node:test';
import { leaseDueJobs, markFailed, markSent } from '#kit/outbox/outbox.queries.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import { type Conversation, conversationApi, type Thread } from '#messages/conversations/conversations.ts';
import { openMessages } from '#messages/planned/server/messages.fixture.ts';
import { deliverMedia } from './media-worker.ts';

/** The application with a text gateway, and what the gateway and the panel do about conversations. */
export async function openConversations(context: TestContext, answer?: Parameters<typeof openMessages>[1]) {
  const app = await openMessages(context, answer);
  const { t } = app;
  let received = 0;
  const post = (path: string, fields: Record<string, string>, password = 'secret') => {
    const entries = Object.entries(fields);
    return t.app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': textSignature(password, t.deps.config.publicUrl + path, entries),
      },
      body: new URLSearchParams(entries).toString(),
    });
  };
  return {
    ...app,
    post,
    receive(body: string, fields: Record<string, string> = {}) {
      received += 1;
      const sid = `SM${String(received).padStart(32, '0')}`;
      return post(messagePaths.incoming, {
        MessageSid: sid,
        AccountSid: 'AC1',
        From: '+18185551001',
        To: '+18185550100',
        Body: body,
        NumMedia: '0',
        ...fields,
      });
    },
    report: (query: string, fields: Record<string, string>) => post(messagePaths.status + query, fields),
    list: async (query = '') =>
      (await (await t.adminCall('GET', conversationApi.conversations + query)).json()) as Conversation[],
    thread: async (id: number, query = '') =>
      (await (await t.adminCall('GET', conversationApi.conversation(id) + query)).json()) as Thread,
    send: (id: number, body: object, headers?: Record<string, string>) =>
      t.adminCall('POST', conversationApi.texts(id), body, headers),
    async fetchPictures() {
      const { db, clock } = t.deps;
      for (const job of await leaseDueJobs(db, clock(), 100, 'media')) {
        const outcome = await deliverMedia(t.deps, job, new AbortController().signal);
        if (outcome.isDropped) continue;
        await (outcome.isSent ? markSent(db, job, clock()) : markFailed(db, job, outcome, clock()));
      }
    },
  };
}
