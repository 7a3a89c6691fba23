import { useState } from 'react';

/** The value, or the last one: what a dialog shows while it fades out. */
export function useLastShown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
