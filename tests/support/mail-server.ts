import { after } from 'node:test';
import { serverForFile } from './journeys.ts';
import { startInbox } from './smtp.ts';

/** Like `serverForFile`, with a real mail server. */
export function serverWithMail() {
  let inbox: Awaited<ReturnType<typeof startInbox>> | undefined;
  /** Addresses that the mail server rejects permanently. */
  const refused = new Set<string>();
  const server = serverForFile(async () => {
    inbox = await startInbox({
      refuseRecipient: (address) => (refused.has(address) ? '550 5.1.1 No such user here' : undefined),
    });
    return { SMTP_URL: inbox.url };
  });
  after(() => inbox?.close());
  return {
    get origin() {
      return server.origin;
    },
    get emails() {
      return inbox!.emails;
    },
    refused,
  };
}
