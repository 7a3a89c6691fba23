/** Stands for a figure of the period before until it is here, with the room of a similar one. */
export const UnknownFigure = ({ like }: { like: string }) => (
  <span className="rounded-full bg-hover text-transparent select-none">
    <span aria-hidden="true">{like}</span>
    <span className="sr-only">Loading…</span>
  </span>
);
