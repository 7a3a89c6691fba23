import { useEffect } from 'react';
import { businessName } from './business-name.ts';

/** Sets the tab's title. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${businessName()}`;
  }, [title]);
}
