import { useProfile } from '#company/profile/site/profile.tsx';
import { Container } from '#kit/ui/container.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { homePage } from '#site/texts/home-page-texts.ts';

export function TrustPoints() {
  return (
    <Container className="pt-8 lg:pt-0">
      <ul className="grid gap-x-8 gap-y-4 border-line sm:grid-cols-2 lg:grid-cols-4 lg:border-t lg:pt-10">
        {homePage.trustPoints(useProfile()).map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 lg:block">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-teal-wash text-teal lg:mb-4">
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
