import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import { checklist as texts } from './day-texts.ts';
import type { Entries } from './use-entries.ts';
import { VisitSection } from './visit-section.tsx';
import { WaitingMark } from './waiting-mark.tsx';
import { stepName } from './waiting-visit.ts';

interface VisitChecklistProps {
  steps: CrewVisit['steps'];
  waiting: ReadonlySet<string>;
  record: Entries['record'];
}

/** The steps of each service, as large targets. */
export function VisitChecklist({ steps, waiting, record }: VisitChecklistProps) {
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  const items = Map.groupBy(steps, ({ itemId }) => itemId);
  return (
    <VisitSection title={texts.title} note={texts.count(done, steps.length)}>
      {[...items].map(([itemId, own]) => (
        <fieldset key={itemId} className="grid">
          <legend className="pb-1 text-sm font-medium text-ink-soft">{own[0]!.item}</legend>
          {own.map(({ text, label = text, isDone }) => (
            <label key={text} className="flex min-h-12 items-center gap-3 border-t border-line py-2">
              <input
                type="checkbox"
                checked={isDone}
                onChange={() => void record({ kind: 'step', itemId, text, isDone: !isDone })}
                className="size-6 shrink-0 accent-accent"
              />
              <span className={`min-w-0 flex-1 text-lg ${isDone ? 'text-ink-soft line-through' : ''}`}>
                {label}
              </span>
              {waiting.has(stepName({ itemId, text })) && <WaitingMark />}
            </label>
          ))}
        </fieldset>
      ))}
    </VisitSection>
  );
}
