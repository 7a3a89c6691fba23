import { linkNotFoundPage } from '#company/frame/site/link-not-found-page.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { definePage } from '#kit/pages/page.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { Container } from '#kit/ui/container.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { quotePage as texts } from '#visits/quote-page/quote-page-texts.ts';
import { QuoteAmounts } from './quote-amounts.tsx';
import { QuoteContact } from './quote-contact.tsx';
import type { QuotePageData } from './quote-data.ts';
import { QuoteDecision } from './quote-decision.tsx';
import { QuotePhotos } from './quote-photos.tsx';
import { QuoteState } from './quote-state.tsx';

function QuotePage(data: QuotePageData) {
  const { token, quote, hasPhoto, visitPhotos, isUnpriced } = data;
  return (
    <Container className="pt-6 pb-16 lg:pt-12 lg:pb-24 print:py-0">
      <p className="font-semibold text-sun-text">{texts.number(quote.id)}</p>
      <QuoteState {...data} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
        <QuoteAmounts quote={quote} isUnpriced={isUnpriced} isDone={quote.doneOn !== undefined} />
        {/* Second, so that the decision stands right below the total on a phone. */}
        <div className="grid grid-cols-1 gap-6 lg:row-span-2 print:order-last">
          <QuoteDecision {...data} />
          <QuoteContact />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <section
            aria-labelledby="included-heading"
            className="rounded-card bg-sand p-5 sm:p-6 print:bg-white print:p-0"
          >
            <h2 id="included-heading" className="text-xl">
              {texts.included.heading}
            </h2>
            <ul className="mt-3 grid gap-2">
              {texts.included.items(useProfile()).map((item) => (
                <li key={item} className="flex gap-3">
                  <CheckIcon className="mt-1 size-5 text-teal" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </section>
          <QuotePhotos token={token} photos={visitPhotos} />
          {hasPhoto && (
            <section aria-labelledby="photo-heading">
              <h2 id="photo-heading" className="text-xl">
                {texts.photo.heading}
              </h2>
              <img
                src={quotePaths.photo(token)}
                alt={texts.photo.alt}
                loading="lazy"
                decoding="async"
                className="mt-3 max-h-96 max-w-full rounded-card"
              />
            </section>
          )}
        </div>
      </div>
    </Container>
  );
}

/** Has no canonical URL, so it is not indexed. Its route responds with it, never from a cache. */
export const quotePage = definePage<QuotePageData>({
  kind: 'static',
  path: '*',
  view: QuotePage,
  head: () => ({ ...texts, isPersonal: true }),
});

export const quoteNotFoundPage = linkNotFoundPage(texts.notFound);
