import { contactPage as content } from '#shared/content/pages/contact.ts';
import { paths } from '#shared/paths.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Container } from '#web/ui/container.tsx';
import { Toaster } from '#web/ui/toast.tsx';
import { CoverageDialog } from '../coverage/coverage-dialog.tsx';
import { CallBar } from '../home/call-bar.tsx';
import { QuoteBand } from '../quote-band.tsx';
import { ContactAside } from './contact-aside.tsx';
import type { ContactData } from './contact-data.ts';
import { CoverageSection } from './coverage-section.tsx';
import { RequestForm } from './request-form.tsx';
import { WhyChooseSection } from './why-choose-section.tsx';

const { hero, crumb } = content;

export function Contact(data: ContactData) {
  return (
    <>
      <Container className="pt-3 pb-16 lg:pt-6 lg:pb-24">
        <Breadcrumbs trail={[{ label: 'Home', href: paths.home }]} here={crumb} />
        <div className="mt-4 grid gap-x-16 gap-y-4 lg:mt-8 lg:grid-cols-[1.25fr_1fr] lg:items-end">
          <div>
            <p className="mb-3 font-semibold text-sun-text">{hero.eyebrow}</p>
            <h1 className="max-w-[13ch] text-h1">{hero.headline}</h1>
          </div>
          <p className="max-w-[46ch] text-lg text-ink-soft">{hero.text}</p>
        </div>
        <div className="mt-10 grid gap-6 lg:mt-14 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:items-start lg:gap-10">
          <RequestForm {...data} />
          <ContactAside />
        </div>
      </Container>
      <CoverageSection />
      <WhyChooseSection />
      <QuoteBand {...content.quote} />
      <CallBar />
      <CoverageDialog />
      <Toaster />
    </>
  );
}
