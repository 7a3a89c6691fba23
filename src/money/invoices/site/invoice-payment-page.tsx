import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { definePage } from '#kit/pages/page.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { invoicePage as texts } from '#money/invoices/invoice-page-texts.ts';

export interface InvoicePaymentData {
  token: string;
  heading: string;
  text: string;
}

/** Where a payment stands, or why there is none. */
function InvoicePaymentPage({ token, heading, text }: InvoicePaymentData) {
  return (
    <Container className="py-12 lg:py-20">
      <div className="max-w-2xl">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-5 text-lg text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="sun" href={invoicePaths.page(token)}>
            {texts.back}
          </ButtonLink>
          <PhoneButton variant="quiet" />
        </div>
      </div>
    </Container>
  );
}

/** Never indexed and never cached, as the invoice. */
export const invoicePaymentPage = definePage<InvoicePaymentData>({
  kind: 'static',
  path: '*',
  view: InvoicePaymentPage,
  head: ({ heading }) => ({ ...texts, isPersonal: true, title: `${heading}: ${texts.title}` }),
});
