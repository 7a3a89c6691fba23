import { loading } from '#kit/panel/panel-texts.ts';

/** Placeholder for loading text. Screen readers announce it once. */
export function SkeletonCards({ count, className }: { count: number; className?: string }) {
  return (
    <>
      <span className="sr-only" role="status">
        {loading}
      </span>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <SkeletonCard key={key} className={className} />
      ))}
    </>
  );
}

function SkeletonCard({ className = 'min-h-28' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`grid animate-pulse content-start gap-3 rounded-card bg-surface p-5 shadow-card ring-1 ring-line ${className}`}
    >
      <span className="h-4 w-2/5 rounded-full bg-hover" />
      <span className="h-3 w-4/5 rounded-full bg-hover" />
      <span className="h-3 w-3/5 rounded-full bg-hover" />
    </div>
  );
}
