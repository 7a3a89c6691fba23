import { useRef, useState } from 'react';

/** One sending at a time: a second press while the first is under way does nothing. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  async function sendOnce(send: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    try {
      await send();
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return { isSending, sendOnce };
}
