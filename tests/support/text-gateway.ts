import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

export interface ReceivedText {
  to: string;
  from: string;
  body: string;
  authorization: string;
}

/** A real text gateway in the shape of Twilio's Messages resource. `answer` replaces its 201. */
export async function startTextGateway(
  answer?: (response: ServerResponse, text: ReceivedText) => boolean | undefined,
) {
  const texts: ReceivedText[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await readText(request));
    const text = {
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? '',
      authorization: request.headers.authorization ?? '',
    };
    if (answer?.(response, text)) return;
    texts.push(text);
    response.writeHead(201, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ sid: `SM${texts.length}`, status: 'queued' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const path = '/2010-04-01/Accounts/AC1/Messages.json';
  return {
    texts,
    url: `http://127.0.0.1:${port}${path}`,
    /** As SMS_URL has it. */
    accountUrl: `http://AC1:secret@127.0.0.1:${port}${path}`,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
