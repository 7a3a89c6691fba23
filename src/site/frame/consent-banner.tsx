import { Button } from '#kit/ui/button.tsx';
import type { TagSettings } from '#kit/wire/consent.ts';
import { consentTexts } from './consent-texts.ts';

/** `enhance/consent.ts` shows it until the visitor chooses. Without a script, no tag loads. */
export function ConsentBanner({ analyticsId, conversionTarget }: TagSettings) {
  return (
    <section
      id="consent"
      hidden
      aria-label={consentTexts.label}
      data-analytics={analyticsId ?? undefined}
      data-conversion={conversionTarget ?? undefined}
      className="fixed inset-x-3 bottom-3 z-50 rounded-card bg-white p-5 shadow-soft ring-1 ring-line sm:left-auto sm:w-sm"
    >
      <h2 tabIndex={-1} className="text-lg tracking-normal">
        {consentTexts.heading}
      </h2>
      <p className="mt-1.5 text-sm text-ink-soft">
        {[
          analyticsId && consentTexts.analytics,
          conversionTarget && consentTexts.conversion,
          consentTexts.text,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button size="small" data-consent="denied">
          {consentTexts.declineLabel}
        </Button>
        <Button size="small" data-consent="granted">
          {consentTexts.acceptLabel}
        </Button>
      </div>
    </section>
  );
}

export function ConsentSettingsButton({ className }: { className?: string }) {
  return (
    <button type="button" hidden data-consent-settings="" className={className}>
      {consentTexts.settingsLabel}
    </button>
  );
}
