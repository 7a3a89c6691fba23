/** The number of new requests; nothing for zero. */
export function NewBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-block min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold whitespace-nowrap text-on-accent">
      {count > 999 ? '999+' : count}
      <span className="sr-only"> new</span>
    </span>
  );
}
