import { type ReactNode, useRef } from 'react';
import { uploadTypes } from '#company/pictures/uploads.ts';
import { CameraIcon } from '#kit/ui/icons/actions.tsx';
import { MessageIcon, PhoneIcon } from '#kit/ui/icons/contact.tsx';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import { type PhotoStage, photoStages } from '#visits/day/visit-progress.ts';
import { stages, actions as texts } from './day-texts.ts';
import { callUrl, textUrl } from './phone-urls.ts';
import type { Entries } from './use-entries.ts';
import { VisitSteps } from './visit-steps.tsx';

interface VisitActionsProps {
  visit: CrewVisit;
  /** Calendar date. */
  today: string;
  entries: Entries;
  /** The panel's tabs stand below it on a phone. */
  hasTabs: boolean;
}

/** The next step, within reach of the thumb. */
export function VisitActions({ visit, today, entries, hasTabs }: VisitActionsProps) {
  const { phone } = visit;
  return (
    <div
      className={`sticky z-10 -mx-4 mt-auto border-t border-line bg-surface px-4 pt-3 sm:mx-0 sm:rounded-t-card sm:border-x ${hasTabs ? overTabs : atEdge}`}
    >
      <div className="grid gap-3">
        <VisitSteps visit={visit} today={today} record={entries.record} />
        <div className="grid grid-cols-4 gap-2">
          {phone ? (
            <Contact href={callUrl(phone)} icon={<PhoneIcon className="size-5" />} label={texts.call} />
          ) : (
            <span />
          )}
          {phone ? (
            <Contact href={textUrl(phone)} icon={<MessageIcon className="size-5" />} label={texts.text} />
          ) : (
            <span />
          )}
          {photoStages.map((stage) => (
            <PhotoButton key={stage} stage={stage} photograph={entries.photograph} />
          ))}
        </div>
      </div>
    </div>
  );
}

const atEdge = 'bottom-0 -mb-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mb-6';
const overTabs = 'bottom-0 pb-3 max-lg:bottom-[calc(env(safe-area-inset-bottom)+3.5rem)]';
const tile =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-input text-sm font-medium text-ink ring-1 ring-line ring-inset hover:bg-hover';

const Contact = ({ href, icon, label }: { href: string; icon: ReactNode; label: string }) => (
  <a href={href} className={tile}>
    {icon}
    {label}
  </a>
);

function PhotoButton({ stage, photograph }: { stage: PhotoStage; photograph: Entries['photograph'] }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={tile} onClick={() => picker.current?.click()}>
        <CameraIcon className="size-5" />
        {stages[stage]}
        <span className="sr-only">{texts.takePhoto}</span>
      </button>
      <input
        ref={picker}
        type="file"
        accept={uploadTypes}
        capture="environment"
        hidden
        aria-label={texts.photoInput[stage]}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The next one may be the same file.
          event.target.value = '';
          if (file) void photograph(stage, file);
        }}
      />
    </>
  );
}
