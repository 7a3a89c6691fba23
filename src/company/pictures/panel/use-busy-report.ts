import { useEffect, useEffectEvent } from 'react';

/** Tells a form that a file is on its way, and when it has arrived, failed or left with its field. */
export function useBusyReport(isBusy: boolean, onBusy: (isBusy: boolean) => void): void {
  const report = useEffectEvent(onBusy);
  useEffect(() => {
    if (!isBusy) return;
    report(true);
    return () => report(false);
  }, [isBusy]);
}
