import { useEffect, useState } from 'react';

/** Counts down whole seconds after `start`; 0 before it and at the end. */
export function useCountdown(): { seconds: number; start: (seconds: number) => void; stop: () => void } {
  const [end, setEnd] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (end === 0) return;
    const show = () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    show();
    const timer = setInterval(show, 250);
    return () => clearInterval(timer);
  }, [end]);
  return {
    seconds,
    start: (length) => setEnd(performance.now() + length * 1000),
    stop: () => {
      setEnd(0);
      setSeconds(0);
    },
  };
}
