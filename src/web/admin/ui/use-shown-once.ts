import { useRef, useState } from 'react';

/**
 * A sheet that adds something and then shows its secret, which nobody can ask for again: until it was taken it comes
 * back with the sheet, so that a tap beside it does not lose it.
 */
export function useShownOnce<Added>() {
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<Added>();
  const isTaken = useRef(false);
  const close = () => setOpen(false);
  return {
    isOpen,
    added,
    onAdded: setAdded,
    open: () => {
      if (isTaken.current) setAdded(undefined);
      isTaken.current = false;
      setOpen(true);
    },
    close,
    /** Closes it for good: what is shown while it fades out stays the same. */
    take: () => {
      isTaken.current = true;
      close();
    },
  };
}
