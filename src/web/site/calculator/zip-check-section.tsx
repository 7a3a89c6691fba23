import { placesOf } from '#shared/coverage.ts';
import { CheckIcon, InfoIcon } from '#web/ui/icons/status.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface ZipCheckProps {
  zipCode: string;
  onChange: (zipCode: string) => void;
}

/** The answer appears with the fifth digit. Outside the area a quote is welcome too: no lead is turned away. */
export function ZipCheckSection({ zipCode, onChange }: ZipCheckProps) {
  return (
    <div className="grid items-center gap-x-6 gap-y-3 rounded-card bg-sand p-5 sm:grid-cols-[13rem_1fr] noscript:hidden">
      <TextField
        {...zipInput}
        id="zip-check"
        label="Your ZIP code"
        value={zipCode}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status" className="content-center sm:min-h-13 sm:pt-6">
        <ZipAnswer zipCode={zipCode} />
      </div>
    </div>
  );
}

function ZipAnswer({ zipCode }: { zipCode: string }) {
  if (!/^\d{5}/.test(zipCode.trim())) {
    return <p className="text-sm text-ink-soft">See at once whether we come to your street.</p>;
  }
  const [place] = placesOf(zipCode);
  return (
    <p className="flex gap-2 text-sm font-medium">
      {place ? <CheckIcon className="size-5 text-success" /> : <InfoIcon className="size-5 text-sun-text" />}
      {zipAnswer(zipCode)}
    </p>
  );
}

export function zipAnswer(zipCode: string): string {
  const [place] = placesOf(zipCode);
  if (place) return `Good news: we clean in ${place.name}.`;
  return `${zipCode.trim().slice(0, 5)} is outside our usual area. Send your quote anyway: we will check and answer.`;
}

export const zipInput = { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 } as const;
