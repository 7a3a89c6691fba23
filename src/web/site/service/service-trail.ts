import { paths, servicePaths } from '#shared/paths.ts';
import { type ServiceCategory, serviceCategoryLabels } from '#shared/services.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';

/** The way to the page of a category, and the page itself as the last crumb. */
export function serviceCrumbs(category: ServiceCategory) {
  const trail: Crumb[] = [{ label: 'Home', href: paths.home }];
  const here = serviceCategoryLabels[category];
  return { trail, here, whole: [...trail, { label: here, href: servicePaths[category] }] };
}
