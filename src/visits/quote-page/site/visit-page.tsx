import { PhoneButton } from '#company/frame/site/phone-button.tsx';
import { definePage } from '#kit/pages/page.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { Button, ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { quotePage } from '#visits/quote-page/quote-page-texts.ts';
import { quoteVisitPage as texts } from '#visits/quote-page/quote-visit-page-texts.ts';
import { Unconfirmed } from './unconfirmed.tsx';
import { VisitAddress } from './visit-address.tsx';
import { VisitBooked, VisitCancel } from './visit-booked.tsx';
import type { ChosenWindow, VisitPageData } from './visit-data.ts';
import { ArrivalTime } from './visit-day.tsx';
import { VisitWindows } from './visit-windows.tsx';

function VisitPage(data: VisitPageData) {
  const { token, quote, step, refused } = data;
  return (
    <Container className="pt-6 pb-16 lg:pt-12 lg:pb-24">
      <div className={step.name === 'windows' ? 'max-w-4xl' : 'max-w-2xl'}>
        <p className="font-semibold text-sun-text">{quotePage.number(quote.id)}</p>
        <h1 className="mt-1 text-h2">{getHeading(data)}</h1>
        {refused && (
          <Notice tone="error" role="alert" className="mt-4">
            {refused.detail}
          </Notice>
        )}
        {step.name === 'windows' && <VisitWindows {...data} step={step} />}
        {step.name === 'address' && <VisitAddress {...data} step={step} />}
        {step.name === 'booked' && <VisitBooked {...data} />}
        {step.name === 'cancel' && <VisitCancel {...data} />}
        {step.name === 'confirming' && <p className="mt-3 text-lg text-ink-soft">{texts.confirming}</p>}
        {step.name === 'refused' && <Refused {...data} />}
        {step.name === 'unconfirmed' && (
          <>
            <Unconfirmed {...step.booking} />
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink href={quotePaths.visit(token)} variant="quiet">
                {texts.address.another}
              </ButtonLink>
              <PhoneButton variant="quiet" />
            </div>
          </>
        )}
        {step.name === 'confirm' && <Confirm token={token} {...step} />}
        {step.name === 'unavailable' && <Unavailable />}
        <p className="mt-6">
          <a
            href={quotePaths.page(token)}
            className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-3"
          >
            {texts.back}
          </a>
        </p>
      </div>
    </Container>
  );
}

function getHeading({ step }: VisitPageData): string {
  return texts.headings[step.name === 'windows' && step.isMove ? 'move' : step.name];
}

function Confirm({ token, chosen, code }: { token: string; chosen: ChosenWindow; code: string }) {
  return (
    <form method="post" action={quotePaths.confirmVisit(token)}>
      <ArrivalTime {...chosen} />
      <p className="mt-3 text-lg text-ink-soft">{texts.confirm.text}</p>
      <input type="hidden" name="code" value={code} />
      <Button type="submit" variant="sun" className="mt-6">
        {texts.confirm.button}
      </Button>
    </form>
  );
}

function Refused({ token, quote }: VisitPageData) {
  return (
    <>
      <p className="mt-3 text-lg text-ink-soft">{texts.refused}</p>
      {quote.canBook ? (
        <ButtonLink href={quotePaths.visit(token)} variant="sun" className="mt-6">
          {texts.address.another}
        </ButtonLink>
      ) : (
        <PhoneButton variant="sun" className="mt-6" />
      )}
    </>
  );
}

function Unavailable() {
  return (
    <>
      <p className="mt-3 text-lg text-ink-soft">{texts.unavailable}</p>
      <PhoneButton variant="sun" className="mt-6" />
    </>
  );
}

/** Has no canonical URL, so it is not indexed. Its route responds with it, never from a cache. */
export const quoteVisitPage = definePage<VisitPageData>({
  kind: 'static',
  path: '*',
  view: VisitPage,
  head: () => ({ ...texts, isPersonal: true }),
});
