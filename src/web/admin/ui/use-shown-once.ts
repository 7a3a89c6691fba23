import { useState } from 'react';

/**
 * A dialog that makes something and then shows its secret, which nobody can ask for again: until it was taken it comes
 * back with the dialog, so that a tap beside it does not lose it.
 */
export function useShownOnce<Added>() {
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<Added>();
  const [isTaken, setTaken] = useState(false);
  const close = () => setOpen(false);
  return {
    isOpen,
    added,
    /** It was made, and nobody has said that they have it. */
    isWaiting: added !== undefined && !isTaken,
    onAdded: (next: Added) => {
      setAdded(next);
      setTaken(false);
    },
    open: () => {
      if (isTaken) setAdded(undefined);
      setTaken(false);
      setOpen(true);
    },
    close,
    /** Closes it for good: what is shown while it fades out stays the same. */
    take: () => {
      setTaken(true);
      close();
    },
  };
}
