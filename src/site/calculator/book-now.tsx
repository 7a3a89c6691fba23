import { getPlaces } from '#company/coverage/coverage.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { capitalized } from '#kit/text/capitalized.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { labelClass } from '#kit/ui/field.tsx';
import type { QuoteForm } from '#sales/leads/quote-form-fields.ts';
import * as text from '#visits/booking/booking-page-texts.ts';
import { AddressFields, type AddressName, TermsBox } from '#visits/booking/site/address-fields.tsx';
import { DayPicker } from '#visits/booking/site/day-picker.tsx';
import { nearestDay } from '#visits/booking/site/weeks.ts';
import { slotText } from '#visits/booking/site/window-text.ts';
import type { CartLine } from './cart-lines.ts';
import { exact } from './price-rows.tsx';
import type { PickedVisit } from './quote-session.ts';
import { useCartWindows } from './use-cart-windows.ts';

export { pickErrors, postBookedLead, toPickField } from './booked-lead.ts';
export { slotText };
export const privacyLead = text.privacyLead;

interface BookNowProps {
  form: QuoteForm;
  lines: readonly CartLine[];
  pick: PickedVisit;
  onPick: (change: Partial<PickedVisit>) => void;
  onLeave: (name: AddressName) => void;
  onDate: (date: string) => void;
  errors: Partial<Record<string, string>>;
  today: string;
}

/** The free windows below the preferred date; with one of them, the address. Nothing where the cart cannot be booked. */
export function BookNow({ form, lines, pick, onPick, onLeave, onDate, errors, today }: BookNowProps) {
  const { places } = useProfile();
  const { slot, address } = pick;
  const days = useCartWindows(form.zipCode, lines, {
    refusal: errors.window,
    onLoaded({ days: free, depositPercent }) {
      const windows = free.find((day) => day.date === slot?.date)?.windows;
      const isFree = windows?.some(({ from }) => from === slot?.from);
      onPick({ depositPercent, slot: isFree ? slot : null });
    },
  });
  if (days.length === 0) return null;
  const date = nearestDay(days, form.preferredDate || today);

  function choose(next: PickedVisit['slot']) {
    const city = address.city || (getPlaces(form.zipCode, places)[0]?.name ?? '');
    onPick({ slot: next, address: { ...address, city } });
    if (next) onDate(next.date);
  }

  return (
    <fieldset id="window" tabIndex={-1} className="grid min-w-0 gap-4 outline-none">
      <legend className={labelClass}>{text.pickWindow}</legend>
      <p className="-mt-2 text-sm text-ink-soft">{text.pickHint}</p>
      <DayPicker
        days={days}
        date={date}
        preferredDate={form.preferredDate}
        preferredTime={form.preferredTime}
        onDate={onDate}
        message={errors.window ?? null}
      >
        {(window) => (
          <label key={window.from} className={cardClass}>
            <input
              type="radio"
              name="window"
              aria-label={slotText({ date, ...window })}
              checked={slot?.date === date && slot.from === window.from}
              onChange={() => choose({ date, from: window.from, to: window.to })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {capitalized(windowLabel(window.from, window.to))}
          </label>
        )}
      </DayPicker>
      <label className={`${cardClass} flex-col items-start text-left`}>
        <input
          type="radio"
          name="window"
          checked={slot === null}
          onChange={() => choose(null)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {text.anyTime}
        <span className="text-sm font-normal text-ink-soft">{text.pickLater}</span>
      </label>
      {slot && (
        <div className="mt-2 grid grid-cols-1 gap-6">
          <h3 className="text-xl">{text.where}</h3>
          <AddressFields
            typed={(name) => ({
              name,
              value: address[name],
              error: errors[name],
              onBlur: () => onLeave(name),
              onChange: ({ target }) => onPick({ address: { ...address, [name]: target.value } }),
            })}
          />
        </div>
      )}
    </fieldset>
  );
}

const cardClass =
  'relative flex min-h-13 cursor-pointer items-center justify-center rounded-input border border-control bg-white px-3 py-2 text-center font-semibold text-teal hover:border-ink has-checked:border-teal has-checked:bg-teal-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-teal)] has-focus-visible:outline-3 has-focus-visible:outline-teal';

interface AgreementProps {
  pick: PickedVisit;
  onPick: BookNowProps['onPick'];
  error: string | undefined;
  totalCents: number;
}

/** Above the button that books. */
export const Agreement = ({ pick, onPick, error, totalCents }: AgreementProps) => (
  <>
    <TermsBox
      isChecked={pick.terms !== ''}
      onChange={(terms) => onPick({ terms })}
      error={error}
      total={exact(totalCents)}
    />
    {pick.depositPercent > 0 && (
      <p>{text.depositNext(exact(Math.round((totalCents * pick.depositPercent) / 100)))}</p>
    )}
  </>
);

export const bookLabel = (isSending: boolean, totalCents: number) =>
  isSending ? text.booking : text.bookFor(exact(totalCents));
