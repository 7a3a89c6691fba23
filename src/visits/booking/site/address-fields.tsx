import type { ReactNode } from 'react';
import { paths } from '#kit/paths/paths.ts';
import { FieldNotes } from '#kit/ui/field.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import * as text from '#visits/booking/booking-page-texts.ts';

export type AddressName = 'street' | 'unit' | 'city' | 'accessNotes';

interface TypedField {
  name: AddressName;
  value: string;
  error: string | undefined;
  onBlur: () => void;
  onChange: (event: { target: { value: string } }) => void;
}

interface AddressFieldsProps {
  typed: (name: AddressName) => TypedField;
  /** Beside the city. */
  zipCode?: ReactNode;
}

export const AddressFields = ({ typed, zipCode }: AddressFieldsProps) => (
  <>
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <TextField
        {...typed('street')}
        label={text.street}
        autoComplete="address-line1"
        maxLength={200}
        required
      />
      <TextField
        {...typed('unit')}
        label={text.unit}
        autoComplete="address-line2"
        maxLength={50}
        isOptional
      />
    </div>
    <div className={`grid gap-x-4 gap-y-6 ${zipCode ? 'min-[20rem]:grid-cols-[1fr_9rem]' : ''}`}>
      <TextField
        {...typed('city')}
        label={text.city}
        autoComplete="address-level2"
        maxLength={100}
        required
      />
      {zipCode}
    </div>
    <TextField
      {...typed('accessNotes')}
      label={text.accessNotes}
      hint={text.accessHint}
      autoComplete="off"
      maxLength={1000}
      isOptional
    />
  </>
);

interface TermsBoxProps {
  isChecked: boolean;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Formatted. */
  total: string;
}

export const TermsBox = ({ isChecked, onChange, error, total }: TermsBoxProps) => (
  <div>
    <label className="flex min-h-11 cursor-pointer gap-3 text-sm">
      <input
        type="checkbox"
        id="terms"
        name="terms"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked ? 'yes' : '')}
        aria-describedby={error && 'terms-error'}
        aria-invalid={error ? true : undefined}
        className="mt-0.5 size-5 shrink-0 accent-teal"
        required
      />
      <span>
        {text.acceptLead} <span className="font-semibold">{total}</span> {text.agreeLead}{' '}
        <NewTabLink href={paths.termsOfService}>{text.terms}</NewTabLink> {text.andThe}{' '}
        <NewTabLink href={paths.serviceAgreement}>{text.agreement}</NewTabLink>.
      </span>
    </label>
    <FieldNotes id="terms" error={error} />
  </div>
);

/** A new tab, so that the visitor doesn't leave the form. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-3">
      {children}
      <span className="sr-only">{text.newTab}</span>
    </a>
  );
}
