import { type FormEvent, useEffect, useRef } from 'react';
import { KeepServerHtml } from '#kit/pages/keep-server-html.tsx';
import { paths } from '#kit/paths/paths.ts';
import { Container } from '#kit/ui/container.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Toaster } from '#kit/ui/toast.tsx';
import { StepHeading } from '#sales/leads/site/step-heading.tsx';
import type { CalculatorData } from './calculator-data.ts';
import * as text from './calculator-page-texts.ts';
import { useLateScript } from './late-script.ts';
import { completeScript, detailsScript, type LateScripts } from './late-scripts.ts';
import { SentHeading } from './sent-heading.tsx';
import { isBooked, isPicking, type SentQuote } from './sent-quote.ts';
import { ServicesStep } from './services-step.tsx';
import { getStep, StepList } from './step-list.tsx';
import { isAboutServices, useCalculator } from './use-calculator.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/** Services and contact are one form, always rendered as a whole, so it works as a plain form post too. */
export function Calculator({ scripts, ...data }: CalculatorData & { scripts?: LateScripts }) {
  const { step, heading, sent, notice, setZipCode, continueToContact, ...calculator } = useCalculator(data);
  const { catalog, cart, session } = calculator;
  const wantsDetails = cart.lines.length > 0 || step === 'contact';
  const { script, hasFailed } = useLateScript(detailsScript, wantsDetails, scripts?.details);
  const complete = useLateScript(completeScript, step === 'complete', scripts?.complete);
  const submitDetails = useRef<(() => void) | null>(null);
  const refusedServices = data.refused && isAboutServices(data.refused) ? data.refused : null;
  const hasBooked = isBooked(sent);
  const isPhotoLost = sent?.isPhotoLost ?? data.sent === 'without-photo';

  useEffect(() => {
    if (hasBooked && step === 'complete') heading.current?.focus();
  }, [hasBooked, step, heading]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (step === 'contact') submitDetails.current?.();
  }

  return (
    <Container className="pt-4 sm:pt-8 lg:pt-12 lg:pb-24">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:mb-8 lg:mb-10">
        <div>
          <p className="font-semibold text-sun-text max-sm:hidden">{text.eyebrow}</p>
          <h1 className="mt-1 text-h2 max-sm:text-[1.5rem]">{text.heading}</h1>
        </div>
        <StepList step={step} isPicking={isPicking(sent)} />
      </div>
      {step === 'complete' ? (
        <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6 max-lg:pb-16">
          <SentHeading firstName={sent?.firstName} bookedFor={sent?.bookedFor} heading={heading} />
          {complete.script ? (
            <complete.script.CompleteStep
              quote={sent}
              quotePath={sent?.token ? paths.quote(sent.token) : (data.quotePath ?? null)}
              visitPath={sent ? undefined : data.visitPath}
              onChange={calculator.onSentChange}
              photoNote={isPhotoLost ? text.photoLost : null}
            />
          ) : (
            <WaitingNotice part="rest" hasFailed={complete.hasFailed} />
          )}
        </div>
      ) : (
        <form
          method="post"
          action={paths.calculator}
          encType="multipart/form-data"
          onSubmit={submit}
          // The browser's own validation is for visitors without JavaScript.
          ref={(form) => {
            if (form) form.noValidate = true;
          }}
        >
          <KeepServerHtml part="prices">{scripts && <scripts.ShownPrices {...data} />}</KeepServerHtml>
          <div className={step === 'services' ? '' : hiddenStep}>
            {refusedServices && script && <script.RefusedServices refused={refusedServices} />}
            <ServicesStep
              services={catalog.services}
              cart={cart}
              openCategory={data.openCategory}
              notice={notice}
              plainHelp={
                <KeepServerHtml part="help">{scripts && <scripts.PlainHelp {...data} />}</KeepServerHtml>
              }
              rating={<KeepServerHtml part="rating">{scripts && <scripts.Rating />}</KeepServerHtml>}
              booked={cart.lines.length === 0 && sent?.bookedFor ? <BookedNotice quote={sent} /> : null}
              zipCode={session.form.zipCode}
              onZipCode={setZipCode}
              onContinue={continueToContact}
              onReload={() => void catalog.refresh()}
              isReloading={catalog.state === 'loading'}
              heading={step === 'services' ? heading : null}
            />
          </div>
          <div className={step === 'contact' ? 'max-lg:pb-16' : `${hiddenStep} noscript:py-16`}>
            <div className="mb-6 grid gap-2">
              <StepHeading ref={step === 'contact' ? heading : null}>{text.almostDone}</StepHeading>
              <p className="text-ink-soft">{text.whereAndWhen}</p>
            </div>
            {step === 'contact' && !script ? (
              <WaitingNotice part="form" hasFailed={hasFailed} />
            ) : (
              <KeepServerHtml part="details">
                {script && (
                  <script.Details
                    {...calculator}
                    data={data}
                    code={scripts?.code}
                    isOpen={step === 'contact'}
                    isAboutServices={refusedServices !== null}
                    submit={submitDetails}
                    loadComplete={completeScript.load}
                  />
                )}
              </KeepServerHtml>
            )}
          </div>
        </form>
      )}
      <p role="status" className="sr-only">
        {step === 'services' ? cart.announcement : getStep(step, isPicking(sent))}
      </p>
      <Toaster isAtTop={step === 'complete'} />
    </Container>
  );
}

/** Back leads here after booking. */
function BookedNotice({ quote: { bookedFor, token } }: { quote: SentQuote }) {
  return (
    <Notice tone="success">
      {text.bookedFor(bookedFor ?? '')}
      <a href={paths.quote(token ?? '')} className="font-semibold underline underline-offset-3">
        {text.seeQuote}
      </a>
    </Notice>
  );
}

/** Visible only without JavaScript. */
const hiddenStep = 'hidden noscript:block';
