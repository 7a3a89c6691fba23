/** The number of leads to answer, as on Today; nothing for zero. */
export function WaitingBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-block min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold whitespace-nowrap text-on-accent">
      {count > 999 ? '999+' : count}
      <span className="sr-only"> to answer</span>
    </span>
  );
}
