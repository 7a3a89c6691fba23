import { useEffect } from 'react';
import { business } from '#shared/content/business.ts';

/** Sets the tab's title. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${business.name}`;
  }, [title]);
}
