import { randomBytes } from 'node:crypto';

export interface StripeAccount {
  id: string;
  name: string;
  chargesEnabled: boolean;
  /** Parts of the API that a restricted key may not touch, such as `webhook_endpoints`. */
  denied: string[];
}

export interface StripeEndpoint {
  id: string;
  object: 'webhook_endpoint';
  url: string;
  status: 'enabled' | 'disabled';
  enabled_events: string[];
  api_version: string | null;
  livemode: boolean;
}

/** Where an object is: an account has test and live ones apart. */
export const getSide = (key: string, { id }: StripeAccount): string =>
  `${id} ${key.includes('_live_') ? 'live' : 'test'}`;

/** Accounts by their keys, and their webhooks. */
export function createStripeAccounts(defaultKey: string) {
  const sunny = { id: 'acct_sunny', name: 'Sunny Cleaning', chargesEnabled: true, denied: [] };
  const keys = new Map<string, StripeAccount>([[defaultKey, sunny]]);
  const endpoints = new Map<string, StripeEndpoint & { side: string; secret: string }>();

  /** Like the API, which shows the secret only once. */
  const shown = ({ side: _, secret, ...endpoint }: StripeEndpoint & { side: string; secret: string }) =>
    endpoint;

  return {
    keys,
    endpoints,
    /** Another key; of the default account unless it says otherwise. */
    addKey(key: string, changes: Partial<StripeAccount> = {}) {
      keys.set(key, { ...sunny, ...changes });
      return key;
    },
    accountFor: (key: string): object | Promise<object> => {
      const { id, name, chargesEnabled } = keys.get(key)!;
      return { object: 'account', id, business_profile: { name }, charges_enabled: chargesEnabled };
    },
    /** The object of the response, or why it is refused. */
    respond(key: string, { method, id, form }: { method: string; id: string; form: URLSearchParams }) {
      const side = getSide(key, keys.get(key)!);
      if (id === '' && method === 'POST') {
        const url = form.get('url') ?? '';
        if (!url.startsWith('https://')) return 'Invalid URL: URL must be publicly accessible.';
        const random = () => randomBytes(12).toString('hex');
        const endpoint = {
          ...{ id: `we_${random()}`, object: 'webhook_endpoint' as const, url, status: 'enabled' as const },
          ...{ enabled_events: getEvents(form), api_version: form.get('api_version') },
          ...{ livemode: side.endsWith('live'), secret: `whsec_${random()}`, side },
        };
        endpoints.set(endpoint.id, endpoint);
        return { ...shown(endpoint), secret: endpoint.secret };
      }
      if (id === '') {
        const own = [...endpoints.values()].filter((one) => one.side === side).map(shown);
        return { object: 'list', data: own, has_more: false, url: '/' };
      }
      const endpoint = endpoints.get(id);
      if (endpoint?.side !== side) return null;
      if (method === 'DELETE') {
        endpoints.delete(id);
        return { id, object: 'webhook_endpoint', deleted: true };
      }
      if (method === 'POST') {
        Object.assign(endpoint, {
          url: form.get('url') ?? endpoint.url,
          ...(getEvents(form).length > 0 && { enabled_events: getEvents(form) }),
          ...(form.has('disabled') && { status: form.get('disabled') === 'true' ? 'disabled' : 'enabled' }),
        });
      }
      return shown(endpoint);
    },
  };
}

const getEvents = (form: URLSearchParams) =>
  [...form].flatMap(([name, value]) => (name.startsWith('enabled_events') ? [value] : []));
