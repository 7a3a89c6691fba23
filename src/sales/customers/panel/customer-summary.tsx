import { languageLabels } from '#kit/panel/language-labels.ts';
import { Action } from '#kit/panel/ui/action.tsx';
import { Button } from '#kit/panel/ui/button.tsx';
import { PeopleIcon } from '#kit/panel/ui/icons.tsx';
import { phoneText } from '#kit/text/person.ts';
import { longDate } from '#kit/time/dates.ts';
import { EditIcon } from '#kit/ui/icons/actions.tsx';
import { PersonLink } from '#people/personal-data/panel/person-link.tsx';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { ContactLines } from '#sales/records/panel/contact-lines.tsx';
import { ContactSuggestions } from './contact-suggestions.tsx';
import { CustomerProperties } from './customer-properties.tsx';
import type { CustomerView } from './customer-views.ts';
import { DeleteCustomer } from './delete-customer.tsx';
import { MergedCustomers } from './merged-customers.tsx';
import { SummaryCard } from './summary-card.tsx';

interface CustomerSummaryProps {
  customer: CustomerDetails;
  onOpen: (id: number, view: CustomerView) => void;
}

/** Contact, properties and notes. */
export function CustomerSummary({ customer, onOpen }: CustomerSummaryProps) {
  const { email, phone, language, notes, createdAt, marketingTexts } = customer;
  const hasContact = email !== '' || phone !== '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SummaryCard title="Contact">
        {hasContact ? (
          <ContactLines phone={phone} email={email} />
        ) : (
          <p className="text-ink-soft">No phone or email</p>
        )}
        <p className="text-sm text-ink-soft">
          {`Customer since ${longDate(createdAt)}`}
          {language !== 'en' && ` · Prefers ${languageLabels[language]}`}
        </p>
        {marketingTexts && (
          <p className="text-sm text-ink-soft">
            {`Agreed to offers by text to ${phoneText(marketingTexts.phone)} on ${longDate(marketingTexts.agreedAt)}: “${marketingTexts.wording}”`}
          </p>
        )}
        <ContactSuggestions customer={customer} />
      </SummaryCard>
      <CustomerProperties customer={customer} onOpen={onOpen} />
      <SummaryCard
        title="Notes"
        action={
          <Action
            label="Edit"
            about="notes"
            icon={EditIcon}
            onClick={() => onOpen(customer.id, 'customer')}
          />
        }
      >
        <p className={`wrap-anywhere whitespace-pre-line ${notes === '' ? 'text-ink-soft' : ''}`}>
          {notes || 'No notes yet'}
        </p>
      </SummaryCard>
      <MergedCustomers customer={customer} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-1">
        {customer.mergedIntoId === null && (
          <Button variant="quiet" className="-ml-3.5" onClick={() => onOpen(customer.id, 'merge')}>
            <PeopleIcon className="size-4.5" />
            Merge customers
          </Button>
        )}
        <DeleteCustomer customer={customer} />
        <PersonLink email={email} phone={phone} />
      </div>
    </div>
  );
}
