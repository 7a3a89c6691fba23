import { type FormEvent, useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { shortDateTime } from '#kit/time/dates.ts';
import { type VisitFact, visitLimits } from '#visits/day/visit-progress.ts';
import { notes as texts } from './day-texts.ts';
import type { Entries } from './use-entries.ts';
import { VisitSection } from './visit-section.tsx';
import { WaitingMark } from './waiting-mark.tsx';
import type { WaitingVisit } from './waiting-visit.ts';

interface VisitNotesProps {
  facts: readonly VisitFact[];
  waiting: WaitingVisit['waitingTexts'];
  record: Entries['record'];
}

export function VisitNotes({ facts, waiting, record }: VisitNotesProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (typed === '') return setError(texts.empty);
    if (await record({ kind: 'note', text: typed })) setText('');
  };
  return (
    <VisitSection title={texts.title}>
      <TextList facts={facts.filter(({ kind }) => kind === 'note')} waiting={waiting} />
      <form onSubmit={submit} className="grid gap-2">
        <TextArea
          label={texts.label}
          rows={2}
          maxLength={visitLimits.note}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" className="min-h-12">
          {texts.add}
        </Button>
      </form>
    </VisitSection>
  );
}

/** Notes or lines, with who entered them and when. */
export function TextList({ facts, waiting }: Pick<VisitNotesProps, 'facts' | 'waiting'>) {
  if (facts.length + waiting.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {facts.map(({ id, text, by, at }) => (
        <li key={id}>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <p className="text-sm text-ink-soft">{`${by} · ${shortDateTime(at)}`}</p>
        </li>
      ))}
      {waiting.map(({ id, text }) => (
        <li key={`waiting-${id}`}>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <WaitingMark />
        </li>
      ))}
    </ul>
  );
}
