import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { InvoiceSettingsForm } from '#company/settings/panel/invoice-settings-form.tsx';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { CardPaymentsHint } from '#money/online-payments/panel/card-payments-hint.tsx';

export function InvoiceSettingsPage() {
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageHeader
        title="Invoices"
        subtitle="What a new draft starts with. Invoices you have issued never change."
      />
      <CardPaymentsHint question="Want customers to pay invoices by card?" />
      <QueryView query={settings} what="the settings">
        {(stored) => <InvoiceSettingsForm settings={stored} />}
      </QueryView>
    </>
  );
}
