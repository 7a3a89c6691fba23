import { useState } from 'react';

/**
 * For a dialog that shows a new secret. Until the user confirms it, reopening the dialog shows the secret again, so that
 * a tap beside the dialog does not lose it.
 */
export function useShownOnce<Added>() {
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<Added>();
  const [isTaken, setTaken] = useState(false);
  const close = () => setOpen(false);
  const onAdded = (next: Added) => {
    setAdded(next);
    setTaken(false);
  };
  return {
    isOpen,
    added,
    /** Created, but not confirmed by the user. */
    isWaiting: added !== undefined && !isTaken,
    onAdded,
    open: () => {
      if (isTaken) setAdded(undefined);
      setTaken(false);
      setOpen(true);
    },
    /** Opens the dialog with a secret that was made elsewhere. */
    show: (next: Added) => {
      onAdded(next);
      setOpen(true);
    },
    close,
    /** Closes it for good; the content stays the same while it fades out. */
    take: () => {
      setTaken(true);
      close();
    },
  };
}
