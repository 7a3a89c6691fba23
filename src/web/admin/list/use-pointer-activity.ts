import { type RefObject, useEffect, useRef } from 'react';

/** When the list was last touched, pointed at or typed into, and when pressed. A press elsewhere, and Back, end both. */
export function usePointerActivity(container: RefObject<HTMLElement | null>) {
  const hand = useRef(away);
  useEffect(() => {
    const leave = () => {
      hand.current = away;
    };
    const note = ({ target, type }: Event) => {
      const isHere = target instanceof Node && container.current?.contains(target);
      const isPress = presses.includes(type);
      const now = performance.now();
      if (isHere) hand.current = { lastTouch: now, lastPress: isPress ? now : hand.current.lastPress };
      else if (isPress) leave();
    };
    const events = [...presses, 'pointermove', 'touchmove'];
    for (const event of events) document.addEventListener(event, note, { passive: true });
    window.addEventListener('popstate', leave);
    return () => {
      for (const event of events) document.removeEventListener(event, note);
      window.removeEventListener('popstate', leave);
    };
  }, [container]);
  return hand;
}

const presses = ['pointerdown', 'keydown', 'input'];

const away = { lastTouch: Number.NEGATIVE_INFINITY, lastPress: Number.NEGATIVE_INFINITY };
