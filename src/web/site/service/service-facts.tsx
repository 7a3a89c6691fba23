import { factsOf } from '#shared/content/pages/service.ts';
import type { ServiceCategory } from '#shared/services.ts';
import { useProfile } from '#web/profile.tsx';
import { Container } from '#web/ui/container.tsx';
import { NamedIcon } from '#web/ui/icons/icon.tsx';

/** Answers what most callers ask. */
export function ServiceFacts({ category }: { category: ServiceCategory }) {
  return (
    <Container className="pt-12 pb-16 lg:pt-16 lg:pb-20">
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {factsOf(category, useProfile()).map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-teal-wash text-teal">
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
