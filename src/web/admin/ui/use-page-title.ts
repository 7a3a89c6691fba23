import { useEffect } from 'react';
import { business } from '#shared/content/business.ts';

/** The text on the browser's tab. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${business.name}`;
  }, [title]);
}
