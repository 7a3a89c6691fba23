import type { ReactNode } from 'react';
import { acceptId, quotePaths } from '#kit/paths/customer-paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { Button, ButtonLink } from '#kit/ui/button.tsx';
import { TextArea } from '#kit/ui/text-area.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import type { Decision } from '#sales/quotes/decisions.ts';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';
import { quoteVisitPage } from '#visits/quote-page/quote-visit-page-texts.ts';
import type { QuotePageData } from './quote-data.ts';
import { QuoteVisit } from './quote-visit.tsx';
import { TermsCheckbox } from './terms.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

const { decision: texts, terms } = quotePage;

/** The customer’s visit and three answers, as plain forms. A message can be sent whatever was decided. */
export function QuoteDecision(data: QuotePageData) {
  const { token, quote, isOpen, isUnpriced, unconfirmed } = data;
  return (
    <section
      aria-label={texts.label}
      className="grid grid-cols-1 gap-4 rounded-card bg-white p-5 shadow-soft ring-1 ring-line/60 sm:p-6 print:hidden"
    >
      <QuoteVisit {...data} />
      {unconfirmed && (
        <div>
          <h2 className="text-xl">{quoteVisitPage.headings.unconfirmed}</h2>
          <Unconfirmed {...unconfirmed} />
        </div>
      )}
      {quote.canBook && (
        <div className="grid gap-2">
          <ButtonLink href={quotePaths.visit(token)} variant="sun" className="w-full">
            {unconfirmed ? quoteVisitPage.address.another : texts.pickWindow}
          </ButtonLink>
          {isOpen && <p className="text-center text-sm text-ink-soft">{texts.pickingAccepts}</p>}
        </div>
      )}
      {isOpen && !isUnpriced && <AcceptForm {...data} />}
      {isOpen && isUnpriced && <PriceComing />}
      <div className="-mb-3 grid grid-cols-1">
        <ChangeForm {...data} />
        {isOpen && <DeclineForm {...data} />}
      </div>
    </section>
  );
}

const PriceComing = () => (
  <div>
    <h2 className="text-xl">{texts.priceComing.heading}</h2>
    <p className="mt-2 text-ink-soft">{texts.priceComing.text}</p>
  </div>
);

function AcceptForm(data: QuotePageData) {
  const { getError, typedIn } = postedTo('accepted', data);
  const isAlone = !data.picksOnceAccepted && !data.quote.canBook;
  return (
    <DecisionForm
      data={data}
      decision="accepted"
      id={acceptId}
      className="grid scroll-mt-28 grid-cols-1 gap-5"
    >
      <h2 className="text-xl">{texts.accept.heading}</h2>
      <TextField
        label={texts.accept.name}
        id="accepted-name"
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={typedIn('name')}
        error={getError('name')}
      />
      <TermsCheckbox isChecked={typedIn('agreesToTerms') === 'yes'} error={getError('agreesToTerms')}>
        {terms.agree}
      </TermsCheckbox>
      <div className="grid gap-2">
        {data.picksOnceAccepted && (
          <>
            <Button type="submit" name="next" value="visit" variant="sun" className="w-full">
              {texts.pickWindow}
            </Button>
            <p className="text-center text-sm text-ink-soft">{texts.pickingAccepts}</p>
          </>
        )}
        <Button type="submit" variant={isAlone ? 'sun' : 'quiet'} className="w-full">
          {texts.accept.button}
        </Button>
      </div>
    </DecisionForm>
  );
}

function ChangeForm(data: QuotePageData) {
  const { getError, typedIn, isRefused } = postedTo('change-requested', data);
  const isDone = data.quote.doneOn !== undefined;
  const isMain = !data.isOpen && data.isExpired && !isDone;
  const { heading, message } = isDone ? texts.change.afterVisit : texts.change;
  return (
    <Folded title={isMain ? texts.change.anew : heading} isOpen={isRefused || isMain}>
      <DecisionForm data={data} decision="change-requested" className="grid grid-cols-1 gap-4">
        <TextArea
          label={message}
          name="message"
          maxLength={5000}
          required
          defaultValue={typedIn('message')}
          error={getError('message')}
        />
        <Button type="submit" variant="teal" className="w-full">
          {texts.change.button}
        </Button>
      </DecisionForm>
    </Folded>
  );
}

function DeclineForm(data: QuotePageData) {
  const { getError, typedIn, isRefused } = postedTo('declined', data);
  return (
    <Folded title={texts.decline.heading} isOpen={isRefused}>
      <DecisionForm data={data} decision="declined" className="grid grid-cols-1 gap-4">
        <TextArea
          label={texts.decline.reason}
          name="reason"
          isOptional
          maxLength={1000}
          defaultValue={typedIn('reason')}
          error={getError('reason')}
        />
        <Button type="submit" variant="quiet" className="w-full">
          {texts.decline.button}
        </Button>
      </DecisionForm>
    </Folded>
  );
}

function DecisionForm({
  data: { token, quote },
  decision,
  id,
  className,
  children,
}: {
  data: QuotePageData;
  decision: Decision;
  id?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={quotePaths.decision(token)} id={id} className={className}>
      <input type="hidden" name="decision" value={decision} />
      <input type="hidden" name="version" value={quote.version} />
      {children}
    </form>
  );
}

function Folded({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="border-line py-1 not-first:border-t">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal underline underline-offset-3">
        {title}
      </summary>
      <div className="pt-2 pb-3">{children}</div>
    </details>
  );
}

/** The input of a refused form, and its errors. */
function postedTo(decision: Decision, { refused }: QuotePageData) {
  const own = refused?.decision === decision ? refused : null;
  return {
    isRefused: own !== null,
    getError: (path: string) => own?.errors.find((error) => error.path === path)?.message,
    typedIn: (name: string) => (own && findEntry(own.values, name)) ?? '',
  };
}
