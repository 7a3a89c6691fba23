import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { closureOn } from '#company/profile/closures.ts';
import { changeSettings } from '#company/settings/panel/settings-mutation.ts';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { getWeekday } from '#kit/time/opening-hours.ts';
import { fullDay } from '#visits/visits/panel/schedule-text.ts';

const CloseDayForm = lazy(async () => ({ default: (await import('./close-day-form.tsx')).CloseDayForm }));

/** Closes an open day, or opens one that was closed alone. */
export function CloseDay({ date }: { date: string }) {
  const [isClosing, setClosing] = useState(false);
  const { data: settings } = useQuery(settingsQuery);
  const open = useAdminMutation({
    call: () => openDay(date),
    done: { title: 'Day open again', text: `Customers can book ${fullDay(date)}.` },
    failed: 'Couldn’t open the day',
  });
  const today = calendarDate(useNow());
  if (!settings || date < today) return null;
  const closure = closureOn(date, settings.closures);
  const isChangeable = closure
    ? closure.from === closure.to
    : settings.hours.some(({ day }) => day === getWeekday(date));
  if (!isChangeable) return null;
  return (
    <>
      <Button
        className="print:hidden"
        isBusy={open.isPending}
        onClick={() => (closure ? open.mutate() : setClosing(true))}
      >
        {closure ? 'Open this day' : 'Close this day'}
      </Button>
      <Modal
        open={isClosing}
        onClose={() => setClosing(false)}
        title="Close this day"
        subtitle={fullDay(date)}
      >
        <LazyForm>
          <CloseDayForm date={date} onUndo={() => open.mutate()} onDone={() => setClosing(false)} />
        </LazyForm>
      </Modal>
    </>
  );
}

const openDay = (date: string) =>
  changeSettings(({ closures }) => ({
    closures: closures.filter(({ from, to }) => from !== date || to !== date),
  }));
