import type { Language } from '#shared/language.ts';
import type { Config } from './config.ts';
import type { Db } from './db/open.ts';
import type { Auth } from './features/auth/better-auth.ts';
import type { FileStore } from './files/store.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { ResponseCache } from './http/response-cache.ts';
import type { Log } from './log.ts';
import type { Monitor } from './monitor/monitor.ts';
import type { Web } from './pages/web.ts';

/** The services that features use. Built once when the process starts; tests build their own. */
export interface Deps {
  config: Config;
  db: Db;
  auth: Auth;
  files: FileStore;
  /** The current time. Tests move it. */
  clock: () => Date;
  log: Log;
  monitor: Monitor;
  /** The built pages and their scripts and styles, in each language. */
  web: Record<Language, Web>;
  /** Cached responses; development has none. A write invalidates what it changes: `pages.invalidate('services')`. */
  pages: ResponseCache;
  limiter: RateLimiter;
  /** Signs the hidden token of the public forms. */
  formSecret: string;
  /** Whether the data are a copy of another site's: then nothing leaves this one. */
  isCopy: () => Promise<boolean>;
  /** Tells the outbox worker that there may be work. */
  wakeOutbox: () => void;
}
