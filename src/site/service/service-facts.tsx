import type { ServiceCategory } from '#company/catalog/services.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { Container } from '#kit/ui/container.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { getFacts } from '#site/texts/service-page-texts.ts';

/** Answers what most callers ask. */
export function ServiceFacts({ category }: { category: ServiceCategory }) {
  return (
    <Container className="pt-8 pb-8 lg:pt-16 lg:pb-20">
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {getFacts(category, useProfile()).map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-teal-wash text-teal">
              <NamedIcon name={icon} />
            </span>
            <div>
              <p className="font-display text-lg font-bold">{title}</p>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
