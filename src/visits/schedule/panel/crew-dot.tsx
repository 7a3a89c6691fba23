export const CrewDot = ({ color }: { color: string }) => (
  <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={{ backgroundColor: color }} />
);
