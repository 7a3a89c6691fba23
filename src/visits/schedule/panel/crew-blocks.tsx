import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { blockText, busyText } from '#visits/blocks/panel/block-text.ts';
import { useBlockActions } from './draw-block.tsx';
import type { CrewPlan } from './plan-board.ts';

/** The time off of a crew's day, each of which opens its form, and when its own calendar is busy. */
export function CrewBlocks({
  plan: { blocks, busyHours, crew },
  className = '',
}: {
  plan: CrewPlan;
  className?: string;
}) {
  const { open } = useBlockActions();
  if (blocks.length + busyHours.length === 0) return null;
  return (
    <ul className={`grid gap-1 ${className}`}>
      {blocks.map((block) => (
        <li key={block.id}>
          <button
            type="button"
            onClick={() => open(block)}
            className="flex min-h-8 w-full items-start gap-1.5 rounded-input bg-grey-wash px-2 py-1.5 text-left text-sm font-medium wrap-anywhere hover:bg-hover touch:min-h-11 touch:items-center"
          >
            <ClockIcon className="mt-0.5 size-3.5 shrink-0 touch:mt-0" />
            <span>
              <span className="sr-only">{`${crew.name}: `}</span>
              {blockText(block)}
            </span>
          </button>
        </li>
      ))}
      {busyHours.length > 0 && (
        <li className="px-2 py-1 text-sm text-ink-soft">
          <span className="sr-only">{`${crew.name}: `}</span>
          {busyText(busyHours)}
        </li>
      )}
    </ul>
  );
}
