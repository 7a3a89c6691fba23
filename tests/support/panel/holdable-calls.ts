type Send = (path: string, init?: RequestInit) => Promise<Response>;

interface Held {
  path: string;
  /** Lets the server answer. */
  pass: () => void;
  /** The server never sees the call. */
  fail: () => void;
  /** The server acts, but its response is lost. */
  lose: () => Promise<void>;
  /** The server gets the call twice, as when a browser repeats it by itself. */
  sendTwice: () => Promise<void>;
}

export interface Calls {
  send: Send;
  /** The next call with this method and path; by default the next that is no GET. */
  hold: (method?: string, path?: RegExp) => Promise<Held>;
  /** From now on the server cannot be reached under these paths. */
  cut: (paths: RegExp) => void;
  /** Resolves once the server has answered every call that is not held, and the panel has used it. */
  untilQuiet: () => Promise<void>;
  /** Forgets what was held or cut. */
  reset: () => void;
}

/** Calls to the server, which a test may hold, fail or lose. */
export function holdableCalls(server: Send): Calls {
  let pending = 0;
  const request: Send = async (path, init) => {
    pending += 1;
    try {
      return await server(path, init);
    } finally {
      pending -= 1;
    }
  };
  let wanted: { isMeant: (method: string, path: string) => boolean; take: (held: Held) => void }[] = [];
  let unreachable: RegExp | null = null;
  const failure = () => new TypeError('Failed to fetch');
  return {
    hold: (method, path) =>
      new Promise((take) => {
        const isMeant = (one: string, other: string) =>
          (method ? one === method : one !== 'GET') && (path?.test(other) ?? true);
        wanted.push({ isMeant, take });
      }),
    cut: (paths) => {
      unreachable = paths;
    },
    async untilQuiet() {
      do await new Promise((resolve) => setTimeout(resolve, 5));
      while (pending > 0);
    },
    reset: () => {
      wanted = [];
      unreachable = null;
    },
    async send(path, init = {}) {
      if (unreachable?.test(path)) throw failure();
      const want = wanted.find(({ isMeant }) => isMeant(init.method ?? 'GET', path));
      if (want) {
        wanted = wanted.filter((one) => one !== want);
        await new Promise<void>((pass, reject) => {
          const fail = () => reject(failure());
          const act = async () => void (await request(path, init));
          want.take({ path, pass, fail, lose: () => act().then(fail), sendTwice: () => act().then(pass) });
        });
      }
      const response = await request(path, init);
      init.signal?.throwIfAborted();
      return response;
    },
  };
}
