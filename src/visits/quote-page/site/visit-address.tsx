import { exactDollars } from '#kit/money/money.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextArea } from '#kit/ui/text-area.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { textsHint } from '#sales/leads/agreement-texts.ts';
import { quoteVisitPage } from '#visits/quote-page/quote-visit-page-texts.ts';
import { TermsCheckbox } from './terms.tsx';
import type { VisitPageData, VisitStep } from './visit-data.ts';
import { ArrivalTime } from './visit-day.tsx';

const { address: texts } = quoteVisitPage;

/** The address of the visit, its contact and the terms. */
export function VisitAddress({
  token,
  quote,
  step: { chosen },
  holdMinutes,
  refused,
}: VisitPageData & { step: Extract<VisitStep, { name: 'address' }> }) {
  const getError = (path: string) => refused?.errors.find((error) => error.path === path)?.message;
  const field = (name: string, path = name) => ({
    name,
    defaultValue: (refused && findEntry(refused.values, name)) ?? '',
    error: getError(path),
  });
  return (
    <>
      <ArrivalTime {...chosen} />
      <p className="mt-2 text-ink-soft">
        {texts.held(holdMinutes)}{' '}
        <a href={quotePaths.visit(token)} className="text-teal underline underline-offset-3">
          {texts.another}
        </a>
      </p>
      <form method="post" action={quotePaths.visit(token)} className="mt-6 grid grid-cols-1 gap-5">
        <input type="hidden" name="step" value="address" />
        <input type="hidden" name="version" value={quote.version} />
        <input type="hidden" name="window" value={`${chosen.date} ${chosen.from} ${chosen.to}`} />
        <TextField label={texts.name} autoComplete="name" maxLength={200} required {...field('name')} />
        <TextField
          label={texts.phone}
          hint={textsHint}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          {...field('phone')}
        />
        <TextField
          label={texts.street}
          autoComplete="address-line1"
          maxLength={200}
          required
          {...field('street', 'property.street')}
        />
        <TextField
          label={texts.unit}
          isOptional
          autoComplete="address-line2"
          maxLength={50}
          {...field('unit', 'property.unit')}
        />
        <TextField
          label={texts.city}
          autoComplete="address-level2"
          maxLength={100}
          required
          {...field('city', 'property.city')}
        />
        <TextField
          label={texts.zipCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          required
          {...field('zipCode', 'property.zipCode')}
        />
        <TextArea
          label={texts.access}
          isOptional
          hint={texts.accessHint}
          maxLength={1000}
          {...field('accessNotes', 'property.accessNotes')}
        />
        <TermsCheckbox isChecked={refused?.values.agreesToTerms === 'yes'} error={getError('agreesToTerms')}>
          {texts.accept(exactDollars(quote.total))}
        </TermsCheckbox>
        {quote.deposit && <p className="text-ink-soft">{texts.deposit(exactDollars(quote.deposit))}</p>}
        <Button type="submit" variant="sun" className="w-full">
          {quote.deposit ? texts.pay : texts.book}
        </Button>
      </form>
    </>
  );
}
