import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { createStripeAccounts, getSide } from './stripe-accounts.ts';

interface Session {
  id: string;
  /** See `getSide`. */
  side: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  /** When the charge was made. */
  paidAt?: number;
  /** The bank refused it, days later. */
  isRefused?: boolean;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  client_reference_id: string | null;
  created: number;
  expires_at: number;
  success_url: string;
  cancel_url: string;
  /** The site does not read the others. */
  [field: string]: unknown;
}

interface Refund {
  id: string;
  side: string;
  object: 'refund';
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  payment_intent: string;
  charge: string;
  metadata: Record<string, string>;
  created: number;
  [field: string]: unknown;
}

export interface StripeEvent {
  type: string;
  object: object;
}

export const stripeSecrets = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

/**
 * A server that keeps sessions, payments and refunds as Stripe does, with a payment page of its own at each session's
 * address. It delivers no event by itself: a test signs and posts them when, as often and in the order it wants.
 */
export async function startStripe(clock: () => Date = () => new Date()) {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, Refund>();
  /** Under the key of the call, failures too; null: one of those. */
  const answers = new Map<string, { parameters: string; body: object | null }>();
  const accounts = createStripeAccounts(stripeSecrets.secretKey);
  const calls: string[] = [];
  const state: { trouble: 'none' | 'failing' | 'hanging'; webhookUrl: string | null } = {
    trouble: 'none',
    webhookUrl: null,
  };
  /** Run before the next session, or the next refund, is made. */
  let beforeSession: () => Promise<unknown> = async () => {};
  let beforeRefund: () => Promise<unknown> = async () => {};
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => fail(response, 500, String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, origin);
    const body = await readText(request);
    if (pathname.startsWith('/pay/')) return showPage(request, response, pathname.slice('/pay/'.length));
    calls.push(`${request.method} ${pathname}`);
    if (state.trouble === 'hanging') return;
    const secretKey = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const account = accounts.keys.get(secretKey);
    if (!account) return fail(response, 401, 'Invalid API Key provided');
    const part = pathname.split('/')[2] ?? '';
    if (account.denied.includes(part)) return fail(response, 403, 'The key does not have the permission');
    const form = new URLSearchParams(body);
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    if (known && known.parameters !== body) {
      return fail(response, 400, 'Keys for idempotent requests can only be used with the same parameters');
    }
    if (known?.body) return send(response, 200, known.body);
    if (known || state.trouble === 'failing') {
      if (typeof key === 'string') answers.set(key, { parameters: body, body: null });
      return fail(response, 500, 'Something broke at Stripe');
    }
    const [, , kind = '', ...rest] = pathname.split('/');
    const path = [kind, ...rest].join('/');
    if (path === 'checkout/sessions' && request.method === 'POST') await beforeSession();
    if (path === 'refunds' && request.method === 'POST') await beforeRefund();
    const side = getSide(secretKey, account);
    const result =
      kind === 'account'
        ? await accounts.accountFor(secretKey)
        : kind === 'webhook_endpoints'
          ? accounts.respond(secretKey, { method: request.method!, id: rest[0] ?? '', form })
          : route({ method: request.method!, path, side }, form, searchParams);
    if (result === null) return fail(response, 404, 'No such object');
    if (typeof result === 'string') return fail(response, 400, result);
    if (typeof key === 'string') answers.set(key, { parameters: body, body: structuredClone(result) });
    send(response, 200, result);
  }

  /** The object of the response, or why it is refused; null: there is none on this side. */
  function route(
    { method, path, side }: { method: string; path: string; side: string },
    form: URLSearchParams,
    query: URLSearchParams,
  ) {
    const ofSide = [...sessions.values()].filter((one) => one.side === side);
    if (path === 'checkout/sessions' && method === 'POST') return createSession(form, side);
    if (path === 'checkout/sessions') {
      return list(ofSide.filter((one) => one.payment_intent === query.get('payment_intent')));
    }
    const [, , id = '', action] = path.split('/');
    const session = ofSide.find((one) => one.id === id);
    if (session && action === 'expire') {
      if (session.status !== 'open')
        return 'Only Checkout Sessions with a status in ["open"] can be expired.';
      return Object.assign(session, { status: 'expired', url: null });
    }
    if (session) return session;
    const paid = ofSide.find((one) => one.payment_intent !== null && path.endsWith(one.payment_intent));
    if (paid) {
      const status = paid.isRefused ? 'requires_payment_method' : 'processing';
      const isPaid = paid.payment_status === 'paid';
      const about = { amount: paid.amount_total, currency: paid.currency, livemode: false };
      return {
        ...about,
        id: paid.payment_intent,
        object: 'payment_intent',
        amount_received: isPaid ? paid.amount_total : 0,
        status: isPaid ? 'succeeded' : status,
        latest_charge: {
          ...about,
          id: paid.payment_intent?.replace('pi_', 'ch_'),
          object: 'charge',
          created: paid.paidAt,
          paid: isPaid,
          payment_intent: paid.payment_intent,
          status: isPaid ? 'succeeded' : 'pending',
        },
      };
    }
    if (path === 'refunds' && method === 'POST') {
      const known = ofSide.some((one) => one.payment_intent === form.get('payment_intent'));
      return known ? createRefund(form) : null;
    }
    if (path === 'refunds') {
      const intent = query.get('payment_intent');
      return list([...refunds.values()].filter((one) => one.side === side && one.payment_intent === intent));
    }
    return null;
  }

  function createSession(form: URLSearchParams, side: string): Session {
    const id = newId('cs_test');
    const session: Session = {
      id,
      side,
      object: 'checkout.session',
      url: `${origin}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: sumItems(form),
      currency: form.get('line_items[0][price_data][currency]')!,
      metadata: toMetadata(form),
      client_reference_id: form.get('client_reference_id'),
      created: seconds(),
      expires_at: Number(form.get('expires_at') ?? seconds() + 86_400),
      success_url: form.get('success_url')!,
      cancel_url: form.get('cancel_url')!,
      ...publishedSession,
      amount_subtotal: sumItems(form),
      customer_email: form.get('customer_email'),
      customer_details: { address: null, email: form.get('customer_email'), name: null, phone: null },
      locale: form.get('locale'),
      mode: form.get('mode'),
    };
    sessions.set(id, session);
    return session;
  }

  function createRefund(form: URLSearchParams): Refund | string {
    const intent = form.get('payment_intent') ?? '';
    const paid = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent);
    if (paid?.payment_status !== 'paid') return 'No such payment_intent';
    const made = [...refunds.values()].filter(
      (one) => one.payment_intent === intent && one.status !== 'failed',
    );
    const left = paid.amount_total - made.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(form.get('amount') ?? left);
    if (amount > left) return 'Refund amount is greater than unrefunded amount on charge';
    const refund: Refund = {
      side: paid.side,
      id: newId('re'),
      object: 'refund',
      amount,
      status: 'succeeded',
      payment_intent: intent,
      charge: intent.replace('pi_', 'ch_'),
      metadata: toMetadata(form),
      created: seconds(),
      ...publishedRefund,
    };
    refunds.set(refund.id, refund);
    return refund;
  }

  /** Acts as a customer on the payment page. */
  function pay(id: string, { isInstant = true } = {}): Session {
    const session = sessions.get(id)!;
    if (session.status !== 'open') throw new Error(`The session is ${session.status}`);
    return Object.assign(session, {
      status: 'complete',
      url: null,
      payment_status: isInstant ? 'paid' : 'unpaid',
      payment_intent: newId('pi'),
      paidAt: seconds(),
    });
  }

  /** A payment beside the first, as from a page that was open in another tab. */
  function payAgain(id: string): string {
    const again = { ...sessions.get(id)!, id: newId('cs_test'), payment_intent: newId('pi') };
    sessions.set(again.id, again);
    return again.payment_intent;
  }

  async function showPage(request: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const session = sessions.get(id);
    if (session?.status !== 'open') return fail(response, 404, 'This page has expired');
    if (request.method === 'POST') {
      pay(id);
      response.writeHead(303, { Location: session.success_url }).end();
      return;
    }
    const amount = `$${(session.amount_total / 100).toFixed(2)}`;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>Checkout</title><h1>Pay ${amount}</h1><form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Back</a>`,
    );
  }

  function getEvent({ type, object }: StripeEvent) {
    const about = { api_version: '2026-10-28.endive', livemode: false, pending_webhooks: 1 };
    const request = { id: null, idempotency_key: null };
    return {
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object },
      ...about,
      request,
    };
  }

  return {
    origin,
    accounts,
    state,
    calls,
    sessions,
    refunds,
    pay,
    payAgain,
    /** Resolves once `run` has run, which is before the next session is made. */
    onNextSession: <Result>(run: () => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        beforeSession = () => {
          beforeSession = async () => {};
          return run().then(resolve, reject);
        };
      }),
    onNextRefund: <Result>(run: () => Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        beforeRefund = () => {
          beforeRefund = async () => {};
          return run().then(resolve, reject);
        };
      }),
    settings: { stripe: stripeSecrets, stripeApiUrl: origin },
    environment: {
      STRIPE_SECRET_KEY: stripeSecrets.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeSecrets.webhookSecret,
      STRIPE_API_URL: origin,
    },
    /** As the dashboard makes one. */
    refund: (intent: string, amount: number) =>
      createRefund(new URLSearchParams({ payment_intent: intent, amount: String(amount) })) as Refund,
    /** The body and headers of an event, as a snapshot of its object. */
    signed(event: StripeEvent, { secret = stripeSecrets.webhookSecret, at = seconds() } = {}) {
      const body = JSON.stringify(getEvent(event));
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      return {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${at},v1=${signature}` },
      };
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The fields of Stripe's published example objects that stay as they are here. */
const publishedSession = {
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, status: null },
  billing_address_collection: null,
  custom_fields: [],
  customer: null,
  invoice: null,
  livemode: false,
  payment_link: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  phone_number_collection: { enabled: false },
  recovered_from: null,
  setup_intent: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
};
const publishedRefund = {
  balance_transaction: null,
  currency: 'usd',
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
};

const sumItems = (form: URLSearchParams) =>
  [...form]
    .filter(([name]) => /^line_items\[\d+\]\[price_data\]\[unit_amount\]$/.test(name))
    .reduce((sum, [, cents]) => sum + Number(cents), 0);

const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/' });

const toMetadata = (form: URLSearchParams) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_of_a_test' });
  response.end(JSON.stringify(body));
}

const fail = (response: ServerResponse, status: number, message: string): void =>
  send(response, status, { error: { type: status < 500 ? 'invalid_request_error' : 'api_error', message } });
