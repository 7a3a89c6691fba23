import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

export interface ReceivedText {
  sid: string;
  to: string;
  from: string;
  body: string;
  authorization: string;
  statusCallback: string;
  mediaUrls: string[];
}

/** The answers to a GET, by path: pictures of texts. */
type GatewayMedia = Map<string, { body: Buffer; type: string; status?: number; location?: string }>;

/** The account and its numbers, as Twilio's Account and IncomingPhoneNumbers resources tell them. */
interface GatewayAccount {
  status: 'active' | 'suspended' | 'closed';
  type: 'Full' | 'Trial';
  numbers: {
    phone_number: string;
    capabilities: { voice: boolean; sms: boolean; mms: boolean; fax: boolean };
    sms_url: string;
    voice_url: string;
  }[];
}

/**
 * A real text gateway in the shape of Twilio's Messages resource, as its public reference has it. It refuses what Twilio
 * refuses: no recipient (21604), one that is no number (21211), a text without a body or a picture (21602). `answer`
 * replaces its 201.
 */
export async function startTextGateway(
  answer?: (response: ServerResponse, text: ReceivedText) => boolean | undefined,
) {
  const texts: ReceivedText[] = [];
  const everTaken: ReceivedText[] = [];
  const media: GatewayMedia = new Map();
  const fetched: { path: string; authorization: string }[] = [];
  const account: GatewayAccount = { status: 'active', type: 'Full', numbers: [] };
  let calls = 0;
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      const asked = new URL(request.url ?? '', 'http://gateway');
      if (asked.pathname.startsWith(`${accountPath}.`) || asked.pathname.includes('/IncomingPhoneNumbers'))
        return respondWithAccount(request, response, { account, asked });
      return respondWithMedia(request, response, { media, fetched });
    }
    const form = new URLSearchParams(await readText(request));
    calls += 1;
    const text = {
      sid: `SM${createHash('md5').update(String(calls)).digest('hex')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? '',
      body: form.get('Body') ?? '',
      authorization: request.headers.authorization ?? '',
      statusCallback: form.get('StatusCallback') ?? '',
      mediaUrls: form.getAll('MediaUrl'),
    };
    if (answer?.(response, text)) return;
    const code = refusalCode(text);
    if (code !== null) return refuse(response, code);
    texts.push(text);
    everTaken.push(text);
    response.writeHead(201, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(messageResource(text)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const path = `${accountPath}/Messages.json`;
  return {
    texts,
    /** The same, whatever a test takes out. */
    everTaken,
    media,
    account,
    fetched,
    origin: `http://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}${path}`,
    /** As SMS_URL has it. */
    accountUrl: `http://AC1:secret@127.0.0.1:${port}${path}`,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const accountPath = '/2010-04-01/Accounts/AC1';

/** Only to the account itself, whose token is `secret`. */
function respondWithAccount(
  request: IncomingMessage,
  response: ServerResponse,
  { account: { status, type, numbers }, asked }: { account: GatewayAccount; asked: URL },
): void {
  const respond = (code: number, body: object) => {
    response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  if (request.headers.authorization !== `Basic ${Buffer.from('AC1:secret').toString('base64')}`) {
    const moreInfo = 'https://www.twilio.com/docs/errors/20003';
    respond(401, { code: 20003, message: 'Authenticate', more_info: moreInfo, status: 401 });
  } else if (asked.pathname === `${accountPath}.json`) {
    respond(200, { sid: 'AC1', friendly_name: 'Sunweave', status, type, owner_account_sid: 'AC1' });
  } else {
    const wanted = asked.searchParams.get('PhoneNumber');
    const found = numbers.filter((number) => wanted === null || number.phone_number === wanted);
    const listed = found.map((number) => ({ account_sid: 'AC1', sid: 'PN1', sms_method: 'POST', ...number }));
    const paging = { page: 0, page_size: 50, start: 0, end: Math.max(0, listed.length - 1) };
    respond(200, { ...paging, incoming_phone_numbers: listed });
  }
}

function respondWithMedia(
  request: IncomingMessage,
  response: ServerResponse,
  { media, fetched }: { media: GatewayMedia; fetched: { path: string; authorization: string }[] },
): void {
  const path = request.url ?? '';
  fetched.push({ path, authorization: request.headers.authorization ?? '' });
  const found = media.get(path);
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  const { body, type, status = 200, location } = found;
  response.writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) }).end(body);
}

function refusalCode({ to, body, mediaUrls }: ReceivedText): number | null {
  if (to === '') return 21604;
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return 21211;
  return body === '' && mediaUrls.length === 0 ? 21602 : null;
}

/** An error as Twilio answers it. */
export function refuse(response: ServerResponse, code: number): void {
  const moreInfo = `https://www.twilio.com/docs/errors/${code}`;
  response.writeHead(400, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ code, message: `Refused with ${code}`, more_info: moreInfo, status: 400 }));
}

const messageResource = ({ sid, to, from, body, mediaUrls }: ReceivedText) => ({
  account_sid: 'AC1',
  api_version: '2010-04-01',
  body,
  date_created: 'Thu, 24 Aug 2023 05:01:45 +0000',
  date_sent: null,
  date_updated: 'Thu, 24 Aug 2023 05:01:45 +0000',
  direction: 'outbound-api',
  error_code: null,
  error_message: null,
  from,
  messaging_service_sid: null,
  num_media: String(mediaUrls.length),
  num_segments: '1',
  price: null,
  price_unit: null,
  sid,
  status: 'queued',
  subresource_uris: { media: `/2010-04-01/Accounts/AC1/Messages/${sid}/Media.json` },
  to,
  uri: `/2010-04-01/Accounts/AC1/Messages/${sid}.json`,
});
