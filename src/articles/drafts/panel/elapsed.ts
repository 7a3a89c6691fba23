import { useEffect, useState } from 'react';

/** Time since `start` (ISO), updated every second while `isRunning`, otherwise until `end`. */
export function useElapsed(start: string, end: string, isRunning: boolean): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return elapsedWords((isRunning ? now : Date.parse(end)) - Date.parse(start));
}

/** `42 s`, `3 min 5 s`, `1 h 2 min`. Never negative, though the browser's clock may be behind the server's. */
export function elapsedWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
