import type { FormEvent } from 'react';
import { paths } from '#shared/paths.ts';
import { Container } from '#web/ui/container.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Toaster } from '#web/ui/toast.tsx';
import type { CalculatorData } from './calculator-data.ts';
import { CompleteStep } from './complete-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { PriceNotice } from './price-notice.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { ServicesStep } from './services-step.tsx';
import { StepList, stepOf } from './step-list.tsx';
import { useCalculator } from './use-calculator.ts';

/** Services and contact are one form, both always in the page: without JavaScript it is posted as it stands. */
export function Calculator(data: CalculatorData) {
  const { session, catalogue, cart, errors, photo, prices, submission, sent, notice, ...calculator } =
    useCalculator(data);
  const { step, goTo, heading } = calculator;

  const isPhotoLost = sent?.isPhotoLost ?? data.sent === 'without-photo';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (step === 'contact') void submission.submit();
  }

  return (
    <Container className="pt-8 lg:pt-12 lg:pb-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 lg:mb-10">
        <div>
          <p className="font-semibold text-sun-text">Free quote</p>
          <h1 className="mt-1 text-h2">Your price, before we knock</h1>
        </div>
        <StepList step={step} />
      </div>
      {step === 'complete' ? (
        <CompleteStep quote={sent} photoNote={isPhotoLost ? photoLost : null} heading={heading} />
      ) : (
        <form
          method="post"
          action={paths.calculator}
          encType="multipart/form-data"
          onSubmit={submit}
          // The browser's own checks serve the form without JavaScript.
          ref={(form) => {
            if (form) form.noValidate = true;
          }}
        >
          {errors.refused && (
            <ErrorSummary
              ref={errors.summary}
              title={errors.refused.title}
              errors={errors.refused.errors}
              className="mb-8"
            />
          )}
          <div className={step === 'services' ? '' : hiddenStep}>
            <ServicesStep
              services={catalogue.services}
              cart={cart}
              openCategory={data.openCategory}
              notice={notice}
              zipCode={session.form.zipCode}
              onZipCode={(zipCode) => calculator.setField('zipCode', zipCode)}
              onContinue={calculator.continueToContact}
              onReload={() => void catalogue.refresh()}
              isReloading={catalogue.state === 'loading'}
              heading={step === 'services' ? heading : null}
            />
          </div>
          <div className={step === 'contact' ? 'max-lg:pb-16' : `${hiddenStep} noscript:py-16`}>
            <ContactStep
              cart={cart}
              totalCents={prices.totalCents}
              priceNotice={
                <PriceNotice {...prices} state={catalogue.state} onRetry={() => void prices.reprice()} />
              }
              failure={submission.failure}
              isSending={submission.isSending}
              onBack={() => goTo('services')}
              heading={step === 'contact' ? heading : null}
            >
              <QuoteFields
                form={session.form}
                onChange={calculator.setField}
                onLeave={calculator.leaveField}
                errors={errors.byField}
                photo={photo}
                today={data.today}
              />
            </ContactStep>
          </div>
        </form>
      )}
      <p role="status" className="sr-only">
        {step === 'services' ? cart.announcement : stepOf(step)}
      </p>
      <Toaster />
    </Container>
  );
}

/** Out of sight and of the tab order, but not without JavaScript. */
const hiddenStep = 'hidden noscript:block';

const photoLost =
  'Image upload failed, but your request was sent. You can show us the photo when we contact you.';
