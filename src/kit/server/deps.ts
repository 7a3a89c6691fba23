import type { Web } from '#app/pages/web.ts';
import type { Db } from '#kit/db/open.ts';
import type { FileStore } from '#kit/files/store.ts';
import type { RateLimiter } from '#kit/http/rate-limit.ts';
import type { ResponseCache } from '#kit/http/response-cache.ts';
import type { Language } from '#kit/language/language.ts';
import type { Monitor } from '#kit/monitor/monitor.ts';
import type { Auth } from '#people/sign-in/server/better-auth.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

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
