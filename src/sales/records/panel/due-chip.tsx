import { Chip } from '#kit/panel/ui/chip.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { useAnsweredHere } from './answered-here.ts';
import { undoAnswer } from './mark-answered.ts';
import { promiseText } from './promise-text.ts';

interface DueChipProps {
  request: Pick<CustomerRequest, 'id' | 'answerDueAt' | 'answeredAt'>;
  /** As text in a line, which keeps the cards of a list low. */
  isInline?: boolean;
}

/** By when a lead that waits is to be answered, or how late that is; Undo after it was answered in this tab. */
export function DueChip({ request: { id, answerDueAt, answeredAt }, isInline = false }: DueChipProps) {
  const now = useNow();
  if (useAnsweredHere().has(id)) return <AnsweredHere id={id} />;
  if (answerDueAt === null || answeredAt !== null) return null;
  const { label, isLate } = promiseText(answerDueAt, now);
  if (isInline) return <span className={`font-medium ${isLate ? 'text-danger' : 'text-ink'}`}>{label}</span>;
  return <Chip label={label} tone={isLate ? 'red' : 'grey'} icon={isLate ? AlertIcon : ClockIcon} />;
}

const AnsweredHere = ({ id }: { id: number }) => (
  <span className="inline-flex items-center gap-1.5 text-sm font-normal text-ink-soft">
    Answered ·
    <button
      type="button"
      onClick={() => undoAnswer(id)}
      className="rounded-md font-medium text-link hover:underline touch:-my-2.5 touch:min-h-11"
    >
      Undo
    </button>
  </span>
);
