import { plainKey } from '#kit/paths/paths.ts';

/** Tells the next page that JavaScript is off, so the server must read the query. */
export const PlainMark = () => (
  <noscript>
    <input type="hidden" name={plainKey} />
  </noscript>
);
