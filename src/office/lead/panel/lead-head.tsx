import { Chip, Tag } from '#kit/panel/ui/chip.tsx';
import type { Lead } from '#office/lead/leads.ts';
import { ContactActions } from '#sales/records/panel/contact-actions.tsx';
import type { Contact } from '#sales/records/panel/contact-ways.ts';
import { DueChip } from '#sales/records/panel/due-chip.tsx';
import { visitNumberText } from '#sales/records/panel/visit-number.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { leadBadges } from './lead-badges.ts';

interface LeadHeadProps {
  lead: Lead | undefined;
  request: CustomerRequest | null;
  contact: Contact;
  visitNumber: number;
}

/** How far the lead is, until when it waits, and the ways to reach the customer. */
export const LeadHead = ({ lead, request, contact, visitNumber }: LeadHeadProps) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <div className="flex min-h-7 flex-wrap items-center gap-2">
      {lead && <Chip {...leadBadges[lead.status]} />}
      {request && <DueChip request={request} />}
      {visitNumber > 1 && <Tag>{visitNumberText(visitNumber)}</Tag>}
    </div>
    <div className="flex flex-wrap gap-1">
      <ContactActions contact={contact} />
    </div>
  </div>
);
