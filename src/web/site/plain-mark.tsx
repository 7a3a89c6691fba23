import { plainKey } from '#shared/paths.ts';

/** In a form that leads to another page: says there that no script of ours will read the address. */
export const PlainMark = () => (
  <noscript>
    <input type="hidden" name={plainKey} />
  </noscript>
);
