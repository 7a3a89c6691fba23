import type { NavigationLink } from '#shared/content/navigation.ts';
import { servicePaths } from '#shared/paths.ts';
import type { Profile } from '#shared/profile.ts';
import { serviceCategories } from '#shared/services.ts';

/** Without those to pages of what the company does not clean. */
export function shownLinks<Link extends NavigationLink>(
  links: readonly Link[],
  { company: { categories } }: Pick<Profile, 'company'>,
): Link[] {
  const hidden = serviceCategories.filter((category) => !categories.includes(category));
  return links.filter(({ href }) => hidden.every((category) => href !== servicePaths[category]));
}
