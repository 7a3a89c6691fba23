import { quotePaths } from '#shared/customer-paths.ts';
import { exactDollars } from '#shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TermsCheckbox } from './terms.tsx';
import type { VisitPageData, VisitStep } from './visit-data.ts';
import { ArrivalTime } from './visit-day.tsx';

/** The address of the visit, its contact and the terms. */
export function VisitAddress({
  token,
  quote,
  step: { chosen },
  holdMinutes,
  refused,
}: VisitPageData & { step: Extract<VisitStep, { name: 'address' }> }) {
  const errorOf = (path: string) => refused?.errors.find((error) => error.path === path)?.message;
  const field = (name: string, path = name) => ({
    name,
    defaultValue: refused?.values[name] ?? '',
    error: errorOf(path),
  });
  return (
    <>
      <ArrivalTime {...chosen} />
      <p className="mt-2 text-ink-soft">
        We hold this time for {holdMinutes} minutes.{' '}
        <a href={quotePaths.visit(token)} className="text-teal underline underline-offset-3">
          Pick another time
        </a>
      </p>
      <form method="post" action={quotePaths.visit(token)} className="mt-6 grid grid-cols-1 gap-5">
        <input type="hidden" name="step" value="address" />
        <input type="hidden" name="version" value={quote.version} />
        <input type="hidden" name="window" value={`${chosen.date} ${chosen.from} ${chosen.to}`} />
        <TextField label="Your name" autoComplete="name" maxLength={200} required {...field('name')} />
        <TextField label="Phone" type="tel" autoComplete="tel" maxLength={40} required {...field('phone')} />
        <TextField
          label="Street"
          autoComplete="address-line1"
          maxLength={200}
          required
          {...field('street', 'property.street')}
        />
        <TextField
          label="Apartment or unit"
          isOptional
          autoComplete="address-line2"
          maxLength={50}
          {...field('unit', 'property.unit')}
        />
        <TextField
          label="City"
          autoComplete="address-level2"
          maxLength={100}
          required
          {...field('city', 'property.city')}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          required
          {...field('zipCode', 'property.zipCode')}
        />
        <TextArea
          label="How do we get in?"
          isOptional
          hint="Gate code, parking, pets."
          maxLength={1000}
          {...field('accessNotes', 'property.accessNotes')}
        />
        <TermsCheckbox isChecked={refused?.values.agreesToTerms === 'yes'} error={errorOf('agreesToTerms')}>
          I accept the quote of {exactDollars(quote.total)} and agree to the
        </TermsCheckbox>
        {quote.deposit && (
          <p className="text-ink-soft">
            To book, you pay a deposit of {exactDollars(quote.deposit)} by card on the next page. It counts
            toward your total.
          </p>
        )}
        <Button type="submit" variant="sun" className="w-full">
          {quote.deposit ? 'Continue to payment' : 'Book this visit'}
        </Button>
      </form>
    </>
  );
}
