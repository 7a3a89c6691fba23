import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { type Invoice, invoiceSchema, sendInvoiceSchema } from '#money/invoices/invoices.ts';
import { SendForm } from '#sales/quotes/panel/send-form.tsx';
import { invoiceTitle } from './invoice-badges.ts';

interface SendInvoiceProps {
  invoice: Invoice;
  onDone: () => void;
}

export const SendInvoice = ({ invoice, onDone }: SendInvoiceProps) => (
  <SendForm
    draftKey={`send-invoice:${invoice.id}`}
    getPreset={(areTextsOn) => (areTextsOn && invoice.email === '' ? 'text' : 'email')}
    bodySchema={sendInvoiceSchema}
    recordSchema={invoiceSchema}
    path={invoiceApi.send(invoice.id)}
    done={`${invoiceTitle(invoice)} sent`}
    failed="Couldn’t send the invoice"
    saveLabel="Send"
    onDone={onDone}
  >
    The email shows lines and total, links to the customer’s page, and has the PDF attached. The text has the
    total and the link.
  </SendForm>
);
