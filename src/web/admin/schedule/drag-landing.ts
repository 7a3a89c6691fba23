import { createContext, type RefObject, useContext, useEffect } from 'react';

/** The visit that the keyboard has just put down, so that its handle has the focus again on the other day. */
export const LandingContext = createContext<RefObject<number | null>>({ current: null });

export function useLanding(id: number, card: RefObject<HTMLElement | null>) {
  const landing = useContext(LandingContext);
  useEffect(() => {
    if (landing.current !== id) return;
    landing.current = null;
    card.current?.querySelector<HTMLElement>('[aria-roledescription]')?.focus();
  }, [id, card, landing]);
}
