import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#kit/ui/button.tsx';

interface SubmitButtonProps {
  isSending: boolean;
  className: string;
  children: ReactNode;
}

/** A disabled button loses the focus, so this one takes it back when sending has failed. */
export function SubmitButton({ isSending, className, children }: SubmitButtonProps) {
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
      className={`max-sm:w-full ${className}`}
    >
      {children}
    </Button>
  );
}
