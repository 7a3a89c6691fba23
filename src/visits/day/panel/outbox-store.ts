import { outboxName } from '#kit/panel/offline/unsent.ts';
import type { PhotoStage, SeenSlot } from '#visits/day/visit-progress.ts';
import type { DoorMethod } from '#visits/payments/door-payments.ts';

const storeName = 'entries';

/**
 * A crew's entry at a visit, until the server has confirmed it. See
 * docs/decisions/0017-the-phone-keeps-entries-in-an-outbox.md.
 */
export interface OutboxEntry {
  /** In the order in which they were made. */
  id: number;
  /** The same on every attempt, so that the server stores it once. */
  key: string;
  userId: string;
  visitId: number;
  customerName: string;
  /** The visit's place as the phone knew it. */
  seen: SeenSlot;
  at: string;
  /** The body of a fact, without time and place; null for a photo. */
  fact: Record<string, unknown> | null;
  photo: { stage: PhotoStage; blob: Blob } | null;
  /** Taken at the door; entries of an earlier version have none. */
  payment?: DoorEntry;
  /** Why the server refused it; null while it waits. */
  refusal: { reason: string; code: string; current: SeenSlot | null } | null;
}
/** The body of a payment, without its time. */
export interface DoorEntry {
  method: DoorMethod;
  amount: string;
  reference: string;
  tip: string;
}
export type NewOutboxEntry = Omit<OutboxEntry, 'id'>;

let opened: Promise<IDBDatabase> | undefined;

/** The phone may die at once: resolves when the disk has it. Rejects if the storage is full or forbidden. */
export const addEntry = (entry: NewOutboxEntry): Promise<unknown> => write((store) => store.add(entry));
export const putEntry = (entry: OutboxEntry): Promise<unknown> => write((store) => store.put(entry));
export const deleteEntry = (id: number): Promise<unknown> => write((store) => store.delete(id));

/** Makes no database where there is none. */
export async function listEntries(): Promise<OutboxEntry[]> {
  const databases = await indexedDB.databases?.();
  if (databases && !databases.some(({ name }) => name === outboxName)) return [];
  const database = await open();
  return getResult(database.transaction(storeName).objectStore(storeName).getAll());
}

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase();
  // The next call tries again.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(outboxName, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(storeName, { keyPath: 'id', autoIncrement: true });
  const database = await getResult(request);
  // Somebody signs out, in this tab or another one.
  database.onversionchange = () => {
    database.close();
    opened = undefined;
  };
  database.onclose = () => {
    opened = undefined;
  };
  return database;
}

async function write(change: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await open();
  const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.oncomplete = () => resolve();
  transaction.onabort = () => reject(transaction.error ?? new Error('The storage is full'));
  const request = change(transaction.objectStore(storeName));
  await promise;
  return request.result;
}

function getResult<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
  return promise;
}
