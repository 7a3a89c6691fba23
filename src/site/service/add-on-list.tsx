import type { Service } from '#company/catalog/services.ts';
import { quoteFor } from '#kit/paths/paths.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { ServiceImage } from '#site/frame/service-image.tsx';
import { servicePages } from '#site/texts/service-page-texts.ts';
import { ServicePrice } from './service-price-card.tsx';

/** Each row opens the calculator with that add-on in the cart. */
export function AddOnList({ addOns, text }: { addOns: readonly Service[]; text: string }) {
  return (
    <div className="mt-8 lg:mt-16">
      <h3 className="text-2xl">{servicePages.addOnsHeading}</h3>
      <p className="mt-2 text-ink-soft">{text}</p>
      <ul className="mt-4 grid gap-x-6 rounded-picture bg-white p-2 shadow-soft ring-1 ring-line/60 sm:p-4 lg:grid-cols-2">
        {addOns.map((addOn) => (
          <li
            key={addOn.id}
            className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 rounded-card p-3 transition-colors sm:flex sm:p-4 hover:bg-teal-wash has-focus-visible:outline-3 has-focus-visible:outline-teal"
          >
            <ServiceImage service={addOn} className="row-span-2 size-12 sm:size-14" />
            <div className="min-w-0 flex-1 max-sm:contents">
              <a href={quoteFor(addOn)} className="font-semibold outline-none after:absolute after:inset-0">
                {addOn.title}
              </a>
              <p className="mt-0.5 text-sm text-ink-soft max-sm:col-span-2">{addOn.description}</p>
            </div>
            <div className="flex items-center gap-2 max-sm:col-start-3 max-sm:row-start-1">
              <ServicePrice service={addOn} />
              <span
                aria-hidden="true"
                className="flex shrink-0 items-center gap-1 rounded-full bg-sun p-2 text-sm font-semibold group-hover:bg-sun-deep sm:py-1.5 sm:pr-4"
              >
                <PlusIcon className="size-4" />
                <span className="max-sm:hidden">{servicePages.addLabel}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
