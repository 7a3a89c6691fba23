import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import type { Point } from '#site/texts/service-page-texts.ts';

/** Three or four points, side by side on wide screens. */
export function PointList({ points, tone = 'light' }: { points: readonly Point[]; tone?: 'light' | 'dark' }) {
  const isDark = tone === 'dark';
  return (
    <ul
      className={`grid gap-x-10 gap-y-6 sm:grid-cols-2 ${points.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {points.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4 lg:block">
          <span
            className={`grid size-12 shrink-0 place-items-center rounded-full lg:mb-4 ${isDark ? 'bg-white/10 text-sun' : 'bg-teal-wash text-teal'}`}
          >
            <NamedIcon name={icon} />
          </span>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className={`mt-1 ${isDark ? 'text-mint' : 'text-ink-soft'}`}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
