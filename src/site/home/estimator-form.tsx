import { PlainMark } from '#company/brand/site/plain-mark.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { useTexts } from '#company/profile/site/use-texts.ts';
import { paths } from '#kit/paths/paths.ts';
import { capitalized } from '#kit/text/capitalized.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { Button } from '#kit/ui/button.tsx';
import { ArrowRightIcon } from '#kit/ui/icons/arrows.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { homePage } from '#site/texts/home-page-texts.ts';
import type { StartingServices } from './home-data.ts';
import { startingPrice } from './starting-price.ts';

/** A plain GET form. The calculator opens the category and fills in the ZIP code. */
export function EstimatorForm(data: StartingServices) {
  const estimator = useTexts(homePage.estimator);
  const offered = useProfile().categories.filter(({ slug }) => findEntry(data.startingServices, slug));
  return (
    <form
      action={paths.calculator}
      aria-labelledby="estimator-heading"
      className="@container relative max-w-xl rounded-card bg-white p-4 shadow-soft ring-1 ring-line sm:p-6"
    >
      <PlainMark />
      <h2 id="estimator-heading" className="text-xl">
        {estimator.heading}
      </h2>
      {offered.length > 0 && (
        <fieldset className="mt-4 grid min-[20rem]:grid-cols-2 gap-2 @md:grid-cols-4">
          <legend className="sr-only">{estimator.choiceLabel}</legend>
          {offered.map(({ slug, noun, icon }, index) => {
            return (
              <label
                key={slug}
                className="flex min-h-15 cursor-pointer items-center gap-3 rounded-input border border-control px-3 py-2 transition-colors hover:bg-paper has-checked:border-teal has-checked:bg-teal-wash has-checked:inset-ring has-checked:inset-ring-teal has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal @md:flex-col @md:items-start @md:gap-1 @md:p-3 forced-colors:has-checked:outline-2"
              >
                <input
                  type="radio"
                  name="category"
                  value={slug}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                <NamedIcon name={icon} className="text-teal @max-3xs:hidden" />
                <span className="leading-tight">
                  <span className="block font-semibold">{capitalized(noun)}</span>
                  <span className="text-sm text-ink-soft">
                    {estimator.from(startingPrice(data, slug) ?? '')}
                  </span>
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
      <div className="mt-4 grid items-end gap-2 @3xs:grid-cols-[1fr_auto] @sm:gap-3">
        <label className="grid gap-1.5 text-sm font-semibold">
          {estimator.zipLabel}
          <input
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="\d{5}(-\d{4})?"
            maxLength={10}
            title={estimator.zipHint}
            placeholder={estimator.zipPlaceholder}
            className="h-13 w-full min-w-0 rounded-input bg-white border border-control px-4 text-base font-normal placeholder:text-ink-soft"
          />
        </label>
        <Button type="submit" variant="sun" className="px-5! @sm:px-7!">
          {estimator.submitLabel}
          <ArrowRightIcon className="size-5" />
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{estimator.note}</p>
    </form>
  );
}
