import type { Profile } from '#company/profile/profile.ts';
import { paths } from '#kit/paths/paths.ts';
import type { ServiceLink } from './navigation-texts.ts';

/** To the page of each category that the company offers. */
export const getServiceLinks = ({ categories }: Pick<Profile, 'categories'>): ServiceLink[] =>
  categories.map(({ slug, pageSlug, name, icon }) => ({
    category: slug,
    label: name,
    href: paths.service(pageSlug),
    icon,
  }));
