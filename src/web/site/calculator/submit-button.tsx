import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

/** A button that is disabled loses the focus; it gets it back when the sending has failed. */
export function SubmitButton({ isSending }: { isSending: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) button.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);

  return (
    <Button
      ref={button}
      type="submit"
      variant="sun"
      disabled={isSending}
      className="max-sm:w-full sm:min-w-72"
    >
      {isSending ? 'Sending...' : 'Send my quote request'}
    </Button>
  );
}
