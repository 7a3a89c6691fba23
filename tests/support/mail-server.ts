import { after, before } from 'node:test';
import { closeBrowser } from './browser.ts';
import { startTestServer, type TestServer } from './server.ts';
import { startInbox } from './smtp.ts';

/** The real process with a real mail server, for the tests of one file. Available once the first test runs. */
export function serverWithMail() {
  let server: TestServer | undefined;
  let inbox: Awaited<ReturnType<typeof startInbox>> | undefined;
  /** Addresses that the mail server rejects permanently. */
  const refused = new Set<string>();
  before(async () => {
    inbox = await startInbox({
      refuseRecipient: (address) => (refused.has(address) ? '550 5.1.1 No such user here' : undefined),
    });
    server = await startTestServer({ SMTP_URL: inbox.url });
  });
  after(async () => {
    await closeBrowser();
    await server?.close();
    await inbox?.close();
  });
  return {
    get origin() {
      return server!.origin;
    },
    get emails() {
      return inbox!.emails;
    },
    refused,
  };
}
