import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { Auth } from './features/auth/auth.service.ts';
import type { FileStore } from './files/store.ts';
import type { PageCache } from './http/page-cache.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { Log } from './log.ts';
import type { Monitor } from './monitor/monitor.ts';
import type { Web } from './pages/web.ts';

/** All that a feature may touch of the services. Built once, at the start of the process; tests build their own. */
export interface Deps {
  config: Config;
  db: Db;
  auth: Auth;
  files: FileStore;
  /** The present, so that tests can move it. */
  clock: () => Date;
  log: Log;
  /** What the process notices about itself. */
  monitor: Monitor;
  /** The built pages and what they must load. */
  web: Web;
  /** Rendered pages; in development none is kept. A write names what it changes: `pages.invalidate('services')`. */
  pages: PageCache;
  limiter: RateLimiter;
  /** Signs the hidden token of the public forms. */
  formSecret: string;
  /** Tells the outbox worker that there may be work. */
  wakeOutbox: () => void;
}
