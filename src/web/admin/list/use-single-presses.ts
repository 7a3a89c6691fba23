import { useEffect } from 'react';

/** Nobody reads what a press has done and decides on the next one in less. */
const doubleMilliseconds = 500;
/** A finger or a mouse that presses twice moves no farther. */
const samePlacePixels = 12;

interface Press {
  time: number;
  x: number;
  y: number;
  isKey: boolean;
}

/**
 * In rows (`data-row`) and in questions before a deletion the second press of a double one does nothing, whatever has
 * come to lie there meanwhile. Forms within a row are left alone.
 */
export function useSinglePresses() {
  useEffect(() => {
    let last: Press | null = null;
    const onClick = (event: MouseEvent) => {
      const { target, clientX: x, clientY: y, detail } = event;
      // Whoever has pressed something else in between does not press twice.
      if (!(target instanceof Element) || !isGuarded(target)) {
        last = null;
        return;
      }
      const press = { time: event.timeStamp, x, y, isKey: detail === 0 };
      if (last && isRepeated(last, press)) {
        event.preventDefault();
        event.stopPropagation();
      }
      last = press;
    };
    // Whoever moves on by key means the next control.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Enter' && key !== ' ') last = null;
    };
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}

const isGuarded = (target: Element) =>
  target.closest('[data-row], [role=alertdialog]') !== null && !target.closest('form');

const isRepeated = (last: Press, { time, x, y, isKey }: Press) =>
  time - last.time < doubleMilliseconds &&
  isKey === last.isKey &&
  (isKey || Math.hypot(x - last.x, y - last.y) < samePlacePixels);
