import { SiteLogo } from '#company/brand/site/site-logo.tsx';
import { linkNotFoundPage } from '#company/frame/site/link-not-found-page.tsx';
import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { definePage } from '#kit/pages/page.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import { Button } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import type { InvoiceDocument } from '#money/invoices/invoice-document.ts';
import { invoicePage as texts } from '#money/invoices/invoice-page-texts.ts';
import { billedTo, from as fromLabel } from '#money/invoices/invoices-texts.ts';
import { InvoiceLines } from './invoice-lines.tsx';

export interface TipChoice {
  percent: number;
  amount: string;
}

export interface InvoicePageData {
  token: string;
  document: InvoiceDocument;
  /** The amount that can be paid online, in words; null: nothing. */
  payable: string | null;
  /** Empty where nobody is asked for one. */
  tips: readonly TipChoice[];
  /** A payment was made, and the bank takes days. */
  isConfirming: boolean;
}

function InvoicePage({ token, document, payable, tips, isConfirming }: InvoicePageData) {
  const { title, state, from, to, facts, notes } = document;
  return (
    <Container className="pt-6 pb-16 lg:pt-12 lg:pb-24 print:py-0">
      <div className="max-w-3xl">
        <h1 className="text-h2">{title}</h1>
        <p className="mt-2 text-lg text-ink-soft">{state}</p>
        {isConfirming && <p className="mt-2 font-semibold">{texts.pay.pending}</p>}
        {payable !== null && (
          <form method="post" action={invoicePaths.pay(token)} className="mt-5 print:hidden">
            {tips.length > 0 && <TipFields tips={tips} />}
            <Button type="submit" variant="sun" className="max-sm:w-full">
              {texts.pay.button(payable)}
            </Button>
            <p className="mt-2 text-sm text-ink-soft">{texts.pay.hint}</p>
          </form>
        )}
        <section
          aria-label={title}
          className="mt-6 overflow-hidden rounded-card bg-white shadow-soft ring-1 ring-line/60 print:shadow-none print:ring-0"
        >
          <div className="on-dark border-b-4 border-sun bg-teal-deep px-5 py-4 text-white sm:px-8 print:hidden">
            <SiteLogo tone="light" />
          </div>
          <div className="p-5 sm:p-8 print:p-0">
            <dl className="grid gap-6 sm:grid-cols-2">
              <Party label={fromLabel} lines={from} />
              <Party label={billedTo} lines={to} />
            </dl>
            <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
              {facts.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
            <InvoiceLines document={document} />
            {notes !== '' && <p className="mt-6 whitespace-pre-line text-ink-soft wrap-anywhere">{notes}</p>}
          </div>
        </section>
        <p className="mt-4 print:hidden">
          <a
            href={invoicePaths.pdf(token)}
            className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-3"
          >
            {texts.download}
          </a>
        </p>
        <PhoneButton variant="quiet" className="mt-2 print:hidden" />
      </div>
    </Container>
  );
}

/** Works without a script, so the amount has its field in sight. Nothing is preselected. */
const TipFields = ({ tips }: { tips: readonly TipChoice[] }) => (
  <fieldset className="mb-5 max-w-md">
    <legend className="font-semibold">{texts.tip.question}</legend>
    <div className="mt-2 grid gap-1">
      {[
        { value: '0', label: texts.tip.none },
        ...tips.map(({ percent, amount }) => ({
          value: String(percent),
          label: texts.tip.percent(percent, amount),
        })),
      ].map(({ value, label }) => (
        <TipChoiceField key={value} value={value} label={label} />
      ))}
      <div className="flex flex-wrap items-center gap-x-3">
        <TipChoiceField value="other" label={texts.tip.other} />
        <input
          name="tipAmount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          placeholder="$0.00"
          aria-label={texts.tip.amount}
          className="min-h-11 w-28 rounded-input bg-white px-3 text-right tabular-nums ring-1 ring-line"
        />
      </div>
    </div>
    <p className="mt-1 text-sm text-ink-soft">{texts.tip.hint}</p>
  </fieldset>
);

const TipChoiceField = ({ value, label }: { value: string; label: string }) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="radio" name="tip" value={value} className="size-5 shrink-0 accent-teal" />
    <span className="tabular-nums">{label}</span>
  </label>
);

function Party({ label, lines: [name, ...others] }: { label: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {others.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Has no canonical URL, so it is not indexed. Its route responds with it, never from a cache. */
export const invoicePage = definePage<InvoicePageData>({
  kind: 'static',
  path: '*',
  view: InvoicePage,
  head: ({ document }) => ({ ...texts, isPersonal: true, title: `${document.title}: ${texts.title}` }),
});

export const invoiceNotFoundPage = linkNotFoundPage(texts.notFound);
