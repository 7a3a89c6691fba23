import { useSyncExternalStore } from 'react';
import { subscribeToConnection } from '#kit/panel/offline/connection.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { capitalized } from '#kit/text/capitalized.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { SeenSlot } from '#visits/day/visit-progress.ts';
import { longDay } from '#visits/visits/panel/schedule-text.ts';
import { outbox as texts } from './day-texts.ts';
import { discardEntries, retryNow, sendAgain } from './outbox.ts';
import type { OutboxEntry } from './outbox-store.ts';
import { paymentText } from './payment-text.ts';

/** Entries that wait on this device, and those that the server refused, with the reason. */
export function OutboxNotices({ entries }: { entries: readonly OutboxEntry[] }) {
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
  const waiting = entries.filter(({ refusal }) => refusal === null).length;
  const refused = Map.groupBy(
    entries.filter(({ refusal }) => refusal !== null),
    ({ visitId, refusal }) => `${visitId} ${refusal?.reason}`,
  );
  return (
    <>
      {waiting > 0 && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-yellow-wash px-4 py-2.5 text-yellow"
        >
          <p className="min-w-40 flex-1">{texts.waits(waiting)}</p>
          {isOnline && <Button onClick={retryNow}>{texts.sendNow}</Button>}
        </div>
      )}
      {[...refused].map(([name, own]) => (
        <Refused key={name} entries={own} />
      ))}
    </>
  );
}

function Refused({ entries }: { entries: readonly OutboxEntry[] }) {
  const [{ customerName, seen, refusal }] = entries as [OutboxEntry, ...OutboxEntry[]];
  const current = refusal?.current;
  const what = entries.some(({ payment }) => payment) ? texts.notRecorded : texts.notTaken;
  return (
    <section
      aria-label={`${what}: ${customerName}`}
      className="grid gap-3 rounded-card bg-surface p-4 ring-2 ring-danger ring-inset"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <AlertIcon className="size-4.5 shrink-0 text-danger" />
        {current ? texts.moved(customerName) : `${what}: ${customerName}`}
      </h2>
      {current ? (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-ink-soft">{texts.youSaw}</dt>
          <Place {...seen} />
          <dt className="text-ink-soft">{texts.isNow}</dt>
          <Place {...current} />
        </dl>
      ) : (
        <p>{refusal?.reason}</p>
      )}
      <ul className="list-inside list-disc text-ink-soft">
        {entries.map((entry) => (
          <li key={entry.id}>{entryText(entry)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant={current ? 'main' : 'plain'} onClick={() => void sendAgain(entries)}>
          {current ? texts.sendForNew : texts.tryAgain}
        </Button>
        <Button variant="quiet" onClick={() => void discardEntries(entries)}>
          {texts.remove}
        </Button>
      </div>
    </section>
  );
}

const Place = ({ date, from, to }: SeenSlot) => (
  <dd>
    <span className="font-semibold whitespace-nowrap">{capitalized(windowLabel(from, to))}</span>,{' '}
    <span className="whitespace-nowrap">{longDay(date)}</span>
  </dd>
);

function entryText({ fact, photo, payment }: OutboxEntry): string {
  if (payment) return paymentText(payment);
  if (photo) return texts.photo[photo.stage];
  const text = fact?.text ?? (fact?.line as { title?: string } | undefined)?.title;
  const kind = findEntry(texts.kinds as Record<string, string>, String(fact?.kind)) ?? '';
  return text === undefined ? kind : `${kind}: ${String(text)}`;
}
