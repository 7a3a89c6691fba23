import { articlePage } from '#shared/content/pages/article.ts';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

const { callToAction } = articlePage;

export function ArticleCall() {
  return (
    <section
      aria-labelledby="call-heading"
      className="on-dark mt-14 grid items-center gap-x-12 gap-y-7 rounded-picture bg-teal-deep p-7 text-white sm:p-10 lg:mt-20 lg:grid-cols-[1fr_auto] lg:p-14 print:hidden"
    >
      <div>
        <h2 id="call-heading" className="max-w-[14.6em] text-h2">
          {callToAction.heading}
        </h2>
        <p className="mt-3 max-w-[33.3em] text-lg text-mint">{callToAction.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.contact} variant="sun">
          {callToAction.estimateLabel}
        </ButtonLink>
        <ButtonLink href={paths.calculator} variant="light">
          {callToAction.calculatorLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
