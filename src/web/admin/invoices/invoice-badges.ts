import type { InvoiceStatus } from '#shared/invoices.ts';
import { CloseIcon, EditIcon } from '#web/ui/icons/actions.tsx';
import { ClockIcon } from '#web/ui/icons/contact.tsx';
import { CheckIcon } from '#web/ui/icons/status.tsx';
import type { Badge } from '../ui/chip.tsx';

export const invoiceBadges: Record<InvoiceStatus, Badge> = {
  draft: { label: 'Draft', tone: 'grey', icon: EditIcon },
  issued: { label: 'Open', tone: 'yellow', icon: ClockIcon },
  paid: { label: 'Paid', tone: 'green', icon: CheckIcon },
  void: { label: 'Void', tone: 'grey', icon: CloseIcon },
};
