import { useProfile } from '#company/profile/site/profile.tsx';
import { findEntry } from '#kit/text/find-entry.ts';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';

const drawings: Record<string, string> = {
  couch: 'three-seat-sofa',
  chair: 'armchair',
  carpet: 'area-rug',
  mattress: 'queen-mattress',
};

/** Decorative, in place of a photo that only the owner can have. */
export const DrawnCategories = () => (
  <ul aria-hidden="true" className="grid grid-cols-2 overflow-hidden rounded-picture bg-sand">
    {useProfile()
      .categories.slice(0, 4)
      .map(({ slug, icon }) => {
        const drawing = findEntry(drawings, slug);
        return (
          <li key={slug} className="grid aspect-3/2 place-items-center">
            {drawing ? (
              <img
                src={`/service-drawings/${drawing}.svg`}
                alt=""
                width="176"
                height="176"
                className="h-full"
              />
            ) : (
              <NamedIcon name={icon} className="size-24 text-teal" />
            )}
          </li>
        );
      })}
  </ul>
);
