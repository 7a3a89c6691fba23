import { keywords } from '#company/catalog/keywords-texts.ts';
import { CoverageDialog } from '#company/coverage/site/coverage-dialog.tsx';
import { breadcrumbList } from '#company/frame/site/breadcrumbs.tsx';
import { WithCallBar } from '#company/frame/site/call-bar.tsx';
import { QuoteBand } from '#company/frame/site/call-to-action.tsx';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { contactPage as content } from '#site/texts/contact-page-texts.ts';
import { Contact } from './contact.tsx';
import type { ContactData } from './contact-data.ts';
import { ContactHero } from './contact-hero.tsx';
import { CoverageSection } from './coverage-section.tsx';
import { EmailMethod } from './email-method.tsx';
import { HoursAndLocation } from './hours-and-location.tsx';
import { PhoneNote } from './phone-note.tsx';
import { WhyChooseSection } from './why-choose-section.tsx';

export const contactPage = definePage<ContactData>({
  kind: 'live',
  path: paths.contact,
  entry: 'src/site/contact/contact-entry.tsx',
  view: (data) => (
    <Contact
      {...data}
      hero={<ContactHero />}
      email={<EmailMethod />}
      phoneNote={<PhoneNote />}
      hoursAndLocation={<HoursAndLocation />}
      sections={
        <WithCallBar>
          <CoverageSection />
          <WhyChooseSection />
          <QuoteBand {...content.quote} />
        </WithCallBar>
      }
      dialog={<CoverageDialog />}
    />
  ),
  head: (_data, origin, profile) => ({
    title: content.title,
    description: content.description(profile),
    keywords: keywords.contact,
    canonical: paths.contact,
    jsonLd: [breadcrumbList(origin, { label: content.crumb, href: paths.contact })],
  }),
});
