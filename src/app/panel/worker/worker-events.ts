/** A service worker's globals; TypeScript cannot load its declarations beside those of a page. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<WindowClient | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

interface WindowClient {
  url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: LastingEvent & { request: Request; respondWith(response: Promise<Response>): void };
  push: LastingEvent & { data: { json(): unknown } | null };
  notificationclick: LastingEvent & { notification: Notification };
  pushsubscriptionchange: LastingEvent & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
}

/** The server writes it before the script. */
export interface WorkerBuild {
  id: string;
  /** The script of the panel's document. */
  entry: string;
  files: string[];
}
