import { createContext, type RefObject, useContext, useEffect } from 'react';

/** The visit that the keyboard just dropped, so that its handle gets the focus on the new day. */
export const LandingContext = createContext<RefObject<string | null>>({ current: null });

export function useLanding(id: string, card: RefObject<HTMLElement | null>) {
  const landing = useContext(LandingContext);
  useEffect(() => {
    if (landing.current !== id) return;
    landing.current = null;
    card.current?.querySelector<HTMLElement>('[aria-roledescription]')?.focus();
  }, [id, card, landing]);
}
