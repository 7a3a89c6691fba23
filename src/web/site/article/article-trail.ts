import { paths } from '#shared/paths.ts';
import type { Crumb } from '#web/ui/breadcrumbs.tsx';

/** The way to every article, which itself is not in it. */
export const articleTrail: readonly Crumb[] = [
  { label: 'Home', href: paths.home },
  { label: 'Blog', href: paths.blog },
];
