import { getPlaces, isCovered } from '#company/coverage/coverage.ts';
import * as text from '#company/coverage/lead-texts.ts';
import type { Place } from '#company/profile/profile.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { CheckIcon, InfoIcon } from '#kit/ui/icons/status.tsx';

/** Answers once the ZIP code has five digits. Visitors outside the area may send a quote too. */
export function ZipAnswer({ zipCode }: { zipCode: string }) {
  const { places } = useProfile();
  if (!/^\d{5}/.test(zipCode.trim())) {
    return <p className="text-sm text-ink-soft">{text.checkZip}</p>;
  }
  const isInside = isCovered(zipCode, places);
  return (
    <p className="flex gap-2 text-sm font-medium">
      {isInside ? (
        <CheckIcon className="size-5 text-success" />
      ) : (
        <InfoIcon className="size-5 text-sun-text" />
      )}
      {zipAnswer(zipCode, places)}
    </p>
  );
}

export function zipAnswer(zipCode: string, places: readonly Place[]): string {
  const found = getPlaces(zipCode, places);
  if (found.length > 0) return text.servesZip(found);
  return text.outsideZip(zipCode.trim().slice(0, 5));
}

export const zipInput = { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 } as const;
