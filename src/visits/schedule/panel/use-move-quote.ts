import { useMutation } from '@tanstack/react-query';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { conflictingRecord } from '#kit/panel/editing/conflicting-record.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { refetchAfterLast } from '#kit/panel/refetch-everything.ts';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { type Quote, quoteSchema } from '#sales/quotes/quotes.ts';
import { whenText } from '#visits/visits/panel/schedule-text.ts';
import { cacheQuote, cancelScheduleQueries, latestVersion, showQuote } from './schedule-query.ts';

type VisitChange = Partial<Pick<Quote, 'preferredDate' | 'preferredTime' | 'status'>>;

interface Move {
  /** Before the change. */
  quote: Quote;
  change: VisitChange;
  /** The version that was changed. Default: the latest that this tab has seen. */
  version?: number;
  isUndo?: boolean;
}

/** Moves a visit. The screen shows it at once, because the message offers Undo. */
export function useMoveQuote() {
  const move = useMutation({
    mutationKey,
    scope: { id: 'move-visit' },
    mutationFn: ({ quote, change, version }: Move) =>
      fetchAdmin(quoteSchema, adminApi.quote(quote.id), {
        method: 'PUT',
        body: { ...change, version: version ?? latestVersion(quote) },
      }),
    onMutate: async ({ quote, change }) => {
      await cancelScheduleQueries();
      showQuote({ ...quote, ...change, version: latestVersion(quote) });
    },
    onSuccess: (record, { quote, isUndo }) => {
      cacheQuote(record);
      notify(
        isUndo
          ? { title: 'Move undone', text: summary(record) }
          : {
              title: quote.status === record.status ? 'Visit moved' : 'Visit scheduled',
              text: summary(record),
              action: {
                label: 'Undo',
                // Never overwrites a later change.
                run: () =>
                  move.mutate({
                    quote: record,
                    change: getPlace(quote),
                    version: record.version,
                    isUndo: true,
                  }),
              },
            },
      );
    },
    onError: (error, { quote }) => {
      const present = conflictingRecord(quoteSchema, error);
      if (present) cacheQuote(present);
      else showQuote(quote);
      notify({
        title: 'Error',
        text: 'Failed to update quote request.',
        reason: present ? `${errorMessage(error)} ${presentState(present)}` : errorMessage(error),
        kind: 'failed',
      });
    },
    onSettled: () => refetchAfterLast(mutationKey),
  });
  return move;
}

const mutationKey = ['move-visit'];

const getPlace = ({ preferredDate, preferredTime, status }: Quote) => ({
  preferredDate,
  preferredTime,
  status,
});

const presentState = (quote: Quote) =>
  quote.isRequestCancelled ? 'The request was cancelled.' : `Now: ${summary(quote)}.`;

const summary = (quote: Quote) => `${fullName(quote)}, ${whenText(quote, calendarDate(new Date()))}`;
