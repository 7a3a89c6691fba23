import type { PageTexts } from '#company/categories/neutral-page-texts.ts';
import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { servicePages } from '#site/texts/service-page-texts.ts';
import { AddOnList } from './add-on-list.tsx';
import type { ServiceData } from './service-data.ts';
import { ServicePriceCard } from './service-price-card.tsx';

interface PricesProps extends Pick<ServiceData, 'services' | 'addOns'> {
  category: OfferedCategory;
  content: PageTexts;
}

export function PricesSection({ category, content, services, addOns }: PricesProps) {
  return (
    <Section id="prices" tone="sand">
      <SectionHeading section="prices" layout="split" {...content.prices} />
      {services.length > 0 ? (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3 lg:gap-6">
          {services.map((service) => (
            <li key={service.id}>
              <ServicePriceCard service={service} />
            </li>
          ))}
        </ul>
      ) : (
        <NoServices icon={category.icon} title={servicePages.emptyTitle(category.name)} />
      )}
      {addOns.length > 0 && <AddOnList addOns={addOns} text={content.addOns.text} />}
    </Section>
  );
}

function NoServices({ icon, title }: { icon: string; title: string }) {
  return (
    <div className="mt-10 grid justify-items-center rounded-picture bg-white px-6 py-12 text-center shadow-soft ring-1 ring-line/60">
      <NamedIcon name={icon} className="size-16 text-teal" />
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{servicePages.emptyText}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={paths.contact}>{servicePages.contactLabel}</ButtonLink>
        <PhoneButton variant="quiet" />
      </div>
    </div>
  );
}
