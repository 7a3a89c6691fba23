import { type Badge, getLabels } from '#kit/panel/ui/chip.tsx';
import { CloseIcon, EditIcon, UndoIcon } from '#kit/ui/icons/actions.tsx';
import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';
import type { Invoice, InvoiceFilterStatus, InvoiceStatus } from '#money/invoices/invoices.ts';

export const invoiceBadges: Record<InvoiceStatus, Badge> = {
  draft: { label: 'Draft', tone: 'grey', icon: EditIcon },
  issued: { label: 'Open', tone: 'yellow', icon: ClockIcon },
  paid: { label: 'Paid', tone: 'green', icon: CheckIcon },
  void: { label: 'Void', tone: 'grey', icon: CloseIcon },
};

const overdueBadge: Badge = { label: 'Overdue', tone: 'red', icon: AlertIcon };
const creditNoteBadge: Badge = { label: 'Credit note', tone: 'purple', icon: UndoIcon };

export const invoiceFilterLabels: Record<InvoiceFilterStatus, string> = {
  ...getLabels(invoiceBadges),
  overdue: 'Overdue',
  'credit-note': 'Credit notes',
};

export function invoiceBadge({ status, isOverdue, creditOf }: Invoice): Badge {
  if (creditOf !== null) return creditNoteBadge;
  return isOverdue ? overdueBadge : invoiceBadges[status];
}

/** `Invoice 2026-0007`, `Credit note 2026-0008` or `Draft` */
export const invoiceTitle = ({ number, creditOf }: Pick<Invoice, 'number' | 'creditOf'>): string =>
  number === null ? 'Draft' : `${creditOf === null ? 'Invoice' : 'Credit note'} ${number}`;
