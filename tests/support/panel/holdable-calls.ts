type Send = (path: string, init?: RequestInit) => Promise<Response>;

export interface Held {
  path: string;
  /** Lets the server answer. */
  pass: () => void;
  /** The server never sees the call. */
  fail: () => void;
  /** The server acts, but its response is lost. */
  lose: () => Promise<void>;
}

/** Calls to the server, of which a test may hold the next. */
export function holdableCalls(request: Send): { send: Send; hold: (method?: string) => Promise<Held> } {
  const wanted: { method: string | undefined; take: (held: Held) => void }[] = [];
  return {
    async hold(method) {
      return new Promise((take) => wanted.push({ method, take }));
    },
    async send(path, init = {}) {
      const answer = async () => {
        const response = await request(path, init);
        init.signal?.throwIfAborted();
        return response;
      };
      const method = init.method ?? 'GET';
      const place = wanted.findIndex((one) => (one.method ? one.method === method : method !== 'GET'));
      const [want] = place < 0 ? [] : wanted.splice(place, 1);
      if (!want) return answer();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const fail = () => reject(new TypeError('Failed to fetch'));
      const lose = async () => {
        await request(path, init);
        fail();
      };
      want.take({ path, pass: resolve, fail, lose });
      await promise;
      return answer();
    },
  };
}
