import type { CustomerRequest } from '#shared/requests.ts';
import { ClockIcon } from '#web/ui/icons/contact.tsx';
import { AlertIcon } from '#web/ui/icons/status.tsx';
import { Chip } from '../ui/chip.tsx';
import { useNow } from '../ui/use-now.ts';
import { promiseText } from './promise-text.ts';

/** By when a lead that waits is to be answered, or how late that is. */
export function DueChip({ request }: { request: Pick<CustomerRequest, 'answerDueAt' | 'answeredAt'> }) {
  const now = useNow();
  const { answerDueAt, answeredAt } = request;
  if (answerDueAt === null || answeredAt !== null) return null;
  const { label, isLate } = promiseText(answerDueAt, now);
  return <Chip label={label} tone={isLate ? 'red' : 'grey'} icon={isLate ? AlertIcon : ClockIcon} />;
}
