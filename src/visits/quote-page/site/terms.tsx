import type { ReactNode } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { paths } from '#kit/paths/paths.ts';
import { longDate } from '#kit/time/dates.ts';
import { FieldNotes } from '#kit/ui/field.tsx';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';

const { terms: texts } = quotePage;

interface TermsCheckboxProps {
  isChecked: boolean;
  error: string | undefined;
  children: ReactNode;
}

export function TermsCheckbox({ isChecked, error, children }: TermsCheckboxProps) {
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-1">
        <input
          type="checkbox"
          id="agreesToTerms"
          name="agreesToTerms"
          value="yes"
          required
          defaultChecked={isChecked}
          aria-describedby={error ? 'agreesToTerms-error' : undefined}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-6 shrink-0 accent-teal"
        />
        <span>
          {children} <TermsLinks />.
        </span>
      </label>
      <FieldNotes id="agreesToTerms" error={error} />
    </div>
  );
}

export function Terms() {
  const { termsDate } = useProfile();
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {texts.the}
      <TermsLinks />
      {texts.of}
      <time dateTime={termsDate}>{longDate(termsDate)}</time>
      {texts.apply}
    </p>
  );
}

const TermsLinks = () => (
  <>
    <a href={paths.termsOfService} className="text-teal underline underline-offset-3">
      {texts.service}
    </a>
    {texts.andThe}
    <a href={paths.serviceAgreement} className="text-teal underline underline-offset-3">
      {texts.agreement}
    </a>
  </>
);
