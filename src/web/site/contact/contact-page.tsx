import { keywords } from '#shared/content/keywords.ts';
import { contactPage as content } from '#shared/content/pages/contact.ts';
import { paths } from '#shared/paths.ts';
import { definePage } from '#web/page.ts';
import { breadcrumbList } from '../breadcrumbs.tsx';
import { QuoteBand } from '../call-to-action.tsx';
import { CoverageDialog } from '../coverage/coverage-dialog.tsx';
import { WithCallBar } from '../home/call-bar.tsx';
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
  entry: 'src/web/site/contact/contact-entry.tsx',
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
