import { useEffect, useState } from 'react';
import { getPlaces } from '#company/coverage/coverage.ts';
import { coverage } from '#company/coverage/coverage-page-texts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { AreasMap } from './areas-map.tsx';
import { coverageDialogId as id, invoker } from './coverage-map-button.tsx';
import { CoverageZipForm, coverageZipId } from './coverage-zip-form.tsx';

/** Opens, closes with Escape and returns the focus without a script. */
export function CoverageDialog() {
  const profile = useProfile();
  const { places } = profile;
  const [zipCode, setZipCode] = useState('');

  // Keeps what was typed before hydration.
  useEffect(() => {
    setZipCode((document.getElementById(coverageZipId) as HTMLInputElement).value);
  }, []);

  return (
    <dialog
      id={id}
      popover="auto"
      closedby="any"
      aria-labelledby={`${id}-heading`}
      className="m-auto max-h-[94dvh] w-full max-w-6xl overflow-y-auto overscroll-contain rounded-picture bg-paper p-5 text-ink shadow-soft transition-[opacity,translate] backdrop:bg-teal-deep/50 max-sm:mb-0 max-sm:rounded-b-none sm:w-[calc(100%-3rem)] sm:p-8 starting:open:translate-y-4 starting:open:opacity-0"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 id={`${id}-heading`} className="text-2xl">
            {coverage.heading}
          </h2>
          <p className="mt-2 max-w-[33.3em] text-ink-soft">{coverage.text(profile)}</p>
        </div>
        <button
          type="button"
          {...invoker('hide')}
          aria-label={coverage.closeLabel(profile)}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-sand"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-[1.5fr_1fr] md:grid-rows-[auto_1fr]">
        <CoverageZipForm zipCode={zipCode} onChange={setZipCode} className="md:col-start-2" />
        {profile.hasMap && (
          <div className="self-center md:row-span-2 md:row-start-1">
            <AreasMap found={getPlaces(zipCode, places)} />
          </div>
        )}
        <ul aria-label={coverage.placesLabel} className="min-[20rem]:columns-2 gap-x-6 text-sm">
          {places.map(({ name, label = name }) => (
            <li key={name} className="py-0.5">
              {label}
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
