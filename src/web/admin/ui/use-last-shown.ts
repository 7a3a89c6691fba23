import { useState } from 'react';

/** The value, or while there is none the last there was: what a dialog still shows while it fades out. */
export function useLastShown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
