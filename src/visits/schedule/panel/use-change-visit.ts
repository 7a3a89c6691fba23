import { useMutation } from '@tanstack/react-query';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { askBeforeCompleting, askBeforeForcing } from '#kit/panel/editing/ask-if-refused.ts';
import { conflictingRecord } from '#kit/panel/editing/conflicting-record.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { refetchAfterLast } from '#kit/panel/refetch-everything.ts';
import { Declined } from '#kit/panel/ui/declined.ts';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { onMyWayUndoSeconds } from '#visits/day/on-my-way.ts';
import { visitSummary } from '#visits/visits/panel/schedule-text.ts';
import { type Visit, type VisitUpdate, visitSchema } from '#visits/visits/visits.ts';
import { cacheVisit, cancelVisitQueries, latestVersion, showVisit } from './visits-query.ts';

type VisitChange = Partial<Omit<VisitUpdate, 'version' | 'refuseFutureVisit'>>;

interface Change {
  /** Before the change. */
  visit: Visit;
  change: VisitChange;
  /** The version that was changed. Default: the latest that this tab has seen. */
  version?: number;
  isUndo?: boolean;
  /** The customer gets a message about it. */
  isTold?: boolean;
}

/** Moves a visit or changes its status. A move is on the screen at once, and its message offers Undo. */
export function useChangeVisit() {
  const mutation = useMutation({
    mutationKey,
    scope: { id: 'change-visit' },
    mutationFn: ({ visit, change, version }: Change) =>
      askBeforeForcing((force) =>
        askBeforeCompleting((guard) =>
          fetchAdmin(visitSchema, visitApi.visit(visit.id), {
            method: 'PATCH',
            body: { ...change, ...force, ...guard, version: version ?? latestVersion(visit) },
          }),
        ),
      ),
    onMutate: async ({ visit, change }) => {
      if (change.status !== undefined) return;
      await cancelVisitQueries();
      const { crewId, date, from, to } = { ...visit, ...change };
      showVisit({ ...visit, crewId, date, from, to, version: latestVersion(visit) });
    },
    onSuccess: (saved, { visit, change, isUndo, isTold }) => {
      cacheVisit(saved);
      const text = visitSummary(saved, today());
      if (isUndo) notify({ title: change.status === undefined ? 'Move undone' : 'Undone', text });
      else if (change.status === 'on-the-way') {
        notify({
          title: 'On the way',
          text: isTold
            ? `The customer gets the message in ${onMyWayUndoSeconds} seconds.`
            : 'The customer gets no message.',
          seconds: onMyWayUndoSeconds,
          action: {
            label: 'Undo',
            run: () =>
              mutation.mutate({
                visit: saved,
                change: { status: visit.status },
                version: saved.version,
                isUndo: true,
              }),
          },
        });
      } else if (change.status !== undefined) notify({ title: 'Visit updated', text });
      else {
        const { crewId, date, from, to, forced: force } = visit;
        notify({
          title: 'Visit moved',
          text,
          action: {
            label: 'Undo',
            // Never overwrites a later change.
            run: () =>
              mutation.mutate({
                visit: saved,
                change: { crewId, date, from, to, force },
                version: saved.version,
                isUndo: true,
              }),
          },
        });
      }
    },
    onError: (error, { visit }) => {
      const present = conflictingRecord(visitSchema, error);
      if (present) cacheVisit(present);
      else showVisit(visit);
      if (error instanceof Declined) return;
      notify({
        title: 'Error',
        text: 'Failed to update the visit.',
        reason: present
          ? `${errorMessage(error)} Now: ${visitSummary(present, today())}.`
          : errorMessage(error),
        kind: 'failed',
      });
    },
    onSettled: () => refetchAfterLast(mutationKey),
  });
  return mutation;
}

const mutationKey = ['change-visit'];
const today = () => calendarDate(new Date());
