import { Chip } from '#kit/panel/ui/chip.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { promiseText } from './promise-text.ts';

interface DueChipProps {
  request: Pick<CustomerRequest, 'answerDueAt' | 'answeredAt'>;
  /** As text in a line, which keeps the cards of a list low. */
  isInline?: boolean;
}

/** By when a lead that waits is to be answered, or how late that is. */
export function DueChip({ request: { answerDueAt, answeredAt }, isInline = false }: DueChipProps) {
  const now = useNow();
  if (answerDueAt === null || answeredAt !== null) return null;
  const { label, isLate } = promiseText(answerDueAt, now);
  if (isInline) return <span className={`font-medium ${isLate ? 'text-danger' : 'text-ink'}`}>{label}</span>;
  return <Chip label={label} tone={isLate ? 'red' : 'grey'} icon={isLate ? AlertIcon : ClockIcon} />;
}
