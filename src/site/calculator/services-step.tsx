import type { ReactNode, Ref } from 'react';
import type { ServiceCategory } from '#company/catalog/services.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { StepHeading } from '#sales/leads/site/step-heading.tsx';
import type { CalculatorService } from './calculator-data.ts';
import * as text from './calculator-page-texts.ts';
import { CartPanel } from './cart-panel.tsx';
import { ServiceGroup } from './service-group.tsx';
import type { CartControls } from './use-cart.ts';
import { ZipCheckSection } from './zip-check-section.tsx';

interface ServicesStepProps {
  services: readonly CalculatorService[];
  cart: CartControls;
  openCategory: ServiceCategory;
  /** Such as a service that is no longer offered. */
  notice: string | null;
  /** For visitors without JavaScript. */
  plainHelp: ReactNode;
  /** How customers rate the company. */
  rating: ReactNode;
  /** A notice that the previous quote is booked. */
  booked: ReactNode;
  zipCode: string;
  onZipCode: (zipCode: string) => void;
  onContinue: () => void;
  onReload: () => void;
  isReloading: boolean;
  heading: Ref<HTMLHeadingElement>;
}

export function ServicesStep({ services, cart, openCategory, notice, heading, ...step }: ServicesStepProps) {
  const { categories } = useProfile();
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-10">
      <div className="grid grid-cols-1 gap-4 sm:gap-6">
        <StepHeading ref={heading} className="max-sm:sr-only">
          {text.chooseServices}
        </StepHeading>
        {notice && (
          <Notice tone="warning" role="status">
            {notice}
          </Notice>
        )}
        {step.booked}
        <ZipCheckSection zipCode={step.zipCode} onChange={step.onZipCode} />
        {step.plainHelp}
        {services.length === 0 ? (
          <NoServices onReload={step.onReload} isReloading={step.isReloading} />
        ) : (
          <div id="items" tabIndex={-1} className="outline-none">
            {openFirst(categories, openCategory).map((category) => {
              const offered = services.filter((service) => service.category === category.slug);
              return offered.length > 0 ? (
                <ServiceGroup
                  key={category.slug}
                  category={category}
                  services={offered}
                  cart={cart}
                  isOpenAtFirst={category.slug === openCategory}
                />
              ) : null;
            })}
          </div>
        )}
      </div>
      <CartPanel cart={cart} rating={step.rating} onContinue={step.onContinue} />
    </div>
  );
}

/** The requested category comes first, so phones show it without scrolling. */
const openFirst = (categories: readonly OfferedCategory[], open: ServiceCategory) =>
  categories.toSorted((a, b) => Number(b.slug === open) - Number(a.slug === open));

function NoServices({ onReload, isReloading }: { onReload: () => void; isReloading: boolean }) {
  const profile = useProfile();
  return (
    <Notice tone="warning">
      <p>
        {text.noServices}{' '}
        <a href={`tel:${profile.phone.e164}`} className="font-semibold underline">
          {profile.phone.display}
        </a>{' '}
        {text.noServicesEnd}
      </p>
      <button
        type="button"
        onClick={onReload}
        disabled={isReloading}
        className="min-h-11 font-semibold underline noscript:hidden"
      >
        {isReloading ? text.loading : text.retry}
      </button>
    </Notice>
  );
}
