import type { ReactNode } from 'react';
import { LiveCoverageDialog } from '#company/coverage/site/live-coverage-dialog.tsx';
import { KeepServerHtml } from '#kit/pages/keep-server-html.tsx';
import { Container } from '#kit/ui/container.tsx';
import { Toaster } from '#kit/ui/toast.tsx';
import type { ContactData } from './contact-data.ts';
import { PhoneMethod } from './phone-method.tsx';
import { RequestForm } from './request-form.tsx';

/** Rendered on the server only: the browser has no code for it. */
interface ServerParts {
  hero?: ReactNode;
  email?: ReactNode;
  phoneNote?: ReactNode;
  hoursAndLocation?: ReactNode;
  sections?: ReactNode;
  dialog?: ReactNode;
}

export function Contact({
  hero,
  email,
  phoneNote,
  hoursAndLocation,
  sections,
  dialog,
  ...data
}: ContactData & ServerParts) {
  return (
    <>
      <Container className="pt-3 pb-16 lg:pt-6 lg:pb-24">
        <KeepServerHtml part="hero">{hero}</KeepServerHtml>
        <div className="mt-10 grid gap-6 lg:mt-14 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] lg:items-start lg:gap-10">
          <RequestForm {...data} />
          <div className="grid gap-6 sm:max-lg:grid-cols-2">
            <KeepServerHtml part="email">{email}</KeepServerHtml>
            <PhoneMethod note={phoneNote} />
            <KeepServerHtml part="hoursAndLocation">{hoursAndLocation}</KeepServerHtml>
          </div>
        </div>
      </Container>
      <KeepServerHtml part="sections">{sections}</KeepServerHtml>
      <LiveCoverageDialog>{dialog}</LiveCoverageDialog>
      <Toaster isAboveBar />
    </>
  );
}
