import { Breadcrumbs } from '#company/frame/site/breadcrumbs.tsx';
import { PageContents } from '#company/frame/site/page-contents.tsx';
import { useProfile } from '#company/profile/site/profile.tsx';
import { capitalized } from '#kit/text/capitalized.ts';
import { longDate } from '#kit/time/dates.ts';
import { Container } from '#kit/ui/container.tsx';
import { legalLinks } from '#site/frame/navigation-texts.ts';
import type { LegalDocument, LegalSection } from './legal-document.ts';
import * as text from './legal-page-texts.ts';

export function LegalView({ path, title, summary, sections }: LegalDocument) {
  const { termsDate } = useProfile();
  const headings = [...sections, contactSection].map(({ id, heading }) => ({ id, text: heading }));
  return (
    <Container className="pt-3 pb-16 lg:pt-6 lg:pb-24 print:p-0">
      <Breadcrumbs here={title} />
      <h1 className="mt-4 text-h1 lg:mt-8 print:text-2xl">{title}</h1>
      <p className="mt-4 text-ink-soft">
        {text.effective} <time dateTime={termsDate}>{longDate(termsDate)}</time>
      </p>
      <div className="mt-8 gap-16 lg:mt-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
        <PageContents label={text.contents} sections={headings} />
        <div className="max-w-text">
          <section aria-labelledby="in-short" className="rounded-card bg-sand p-6 print:p-0">
            <h2 id="in-short" className="font-sans text-base tracking-normal text-sun-text">
              {text.inShort}
            </h2>
            <p className="mt-1 text-lg">{summary}</p>
          </section>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <ContactDetails path={path} />
        </div>
      </div>
    </Container>
  );
}

function Section({ id, heading, blocks }: LegalSection) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className={headingClass}>
        {heading}
      </h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="mt-3">
            {block}
          </p>
        ) : (
          <ul key={block[0]} className="mt-3 grid list-disc gap-2 pl-6 marker:text-teal">
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

const contactSection = { id: 'contact', heading: text.reachUs };

/** Links to the other two legal pages. */
function ContactDetails({ path }: Pick<LegalDocument, 'path'>) {
  const { legalName, email, phone, county, stateName } = useProfile();
  const others = legalLinks.filter(({ href }) => href !== path);
  return (
    <section aria-labelledby={contactSection.id} className="mt-10">
      <h2 id={contactSection.id} className={headingClass}>
        {contactSection.heading}
      </h2>
      <address className="mt-3 not-italic">
        {legalName}
        <br />
        {capitalized(county)}, {stateName}
        <br />
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
        <br />
        <a href={`tel:${phone.e164}`} className={linkClass}>
          {phone.display}
        </a>
      </address>
      <p className="mt-4">
        {text.seeAlso}{' '}
        {others.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && text.and}
            <a href={href} className={linkClass}>
              {label}
            </a>
          </span>
        ))}
        .
      </p>
    </section>
  );
}

const headingClass = 'scroll-mt-24 text-xl lg:text-2xl';
const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 hover:no-underline';
