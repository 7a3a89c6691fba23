import { serviceCategories } from '#company/catalog/services.ts';
import type { Profile } from '#company/profile/profile.ts';
import { servicePaths } from '#kit/paths/paths.ts';
import type { NavigationLink } from './navigation-texts.ts';

/** Without those to pages of what the company does not clean. */
export function shownLinks<Link extends NavigationLink>(
  links: readonly Link[],
  { company: { categories } }: Pick<Profile, 'company'>,
): Link[] {
  const hidden = serviceCategories.filter((category) => !categories.includes(category));
  return links.filter(({ href }) => hidden.every((category) => href !== servicePaths[category]));
}
