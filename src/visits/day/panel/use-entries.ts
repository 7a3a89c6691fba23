import { shrinkPhoto } from '#company/pictures/panel/shrink-photo.ts';
import { notify } from '#kit/panel/ui/toasts.tsx';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import type { PhotoStage } from '#visits/day/visit-progress.ts';
import { notKept } from './day-texts.ts';
import { enter } from './outbox.ts';
import type { DoorEntry } from './outbox-store.ts';

/** Enters something at a visit. False if the device could not keep it, which it has said then. */
export interface Entries {
  record: (fact: Record<string, unknown>) => Promise<boolean>;
  take: (payment: DoorEntry) => Promise<boolean>;
  photograph: (stage: PhotoStage, file: File) => Promise<boolean>;
}

export function useEntries({ id: visitId, customerName, date, from, to }: CrewVisit): Entries {
  const place = { visitId, customerName, seen: { date, from, to } };
  const keep = async (entry: () => Promise<unknown>, title: string) => {
    try {
      await entry();
      return true;
    } catch {
      notify({
        title,
        text: notKept.text,
        kind: 'failed',
      });
      return false;
    }
  };
  return {
    record: (fact) => keep(() => enter({ ...place, fact, photo: null }), notKept.entry),
    take: (payment) => keep(() => enter({ ...place, fact: null, photo: null, payment }), notKept.payment),
    photograph: (stage, file) =>
      keep(
        async () => enter({ ...place, fact: null, photo: { stage, blob: await shrinkPhoto(file) } }),
        notKept.photo,
      ),
  };
}
