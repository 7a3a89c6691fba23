import type { FormEvent } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { paths } from '#kit/paths/paths.ts';
import { ErrorSummary } from '#kit/ui/error-summary.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { contactForm as texts } from '#sales/contact/contact-form-page-texts.ts';
import { PrivacyNote } from '#sales/leads/site/privacy-note.tsx';
import { ReplyBy } from '#sales/leads/site/reply-by.tsx';
import { SubmitButton } from '#sales/leads/site/submit-button.tsx';
import type { ContactData } from './contact-data.ts';
import { RequestFields } from './request-fields.tsx';
import { useContactForm } from './use-contact-form.ts';

/** Without a script the browser posts it as a plain form. */
export function RequestForm(data: ContactData) {
  const profile = useProfile();
  const { form, errors, isSending, isSent, sentAt, failure, confirmation, setField, leaveField, submit } =
    useContactForm(data);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <section
      aria-labelledby="request-heading"
      className="rounded-picture bg-white p-5 shadow-soft ring-1 ring-line/60 sm:p-8 lg:p-10"
    >
      <h2 id="request-heading" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{texts.text(profile)}</p>
      {isSent && (
        <div
          ref={confirmation}
          tabIndex={-1}
          className="mt-6 flex scroll-mt-28 gap-4 rounded-card bg-success-wash p-5 outline-none"
        >
          <CheckIcon className="mt-0.5 text-success" />
          <div>
            <p className="font-semibold text-success">{texts.sentTitle}</p>
            <p>
              {texts.sentText(profile)}. {sentAt && <ReplyBy of="contact" sentAt={sentAt} />} {texts.sentNote}{' '}
              <a
                href={`tel:${profile.phone.e164}`}
                className="font-semibold whitespace-nowrap text-teal underline underline-offset-3"
              >
                {profile.phone.display}
              </a>
              .
            </p>
          </div>
        </div>
      )}
      <form
        method="post"
        action={paths.contact}
        onSubmit={onSubmit}
        className="mt-6 grid gap-6"
        // The browser's own validation is for visitors without JavaScript.
        ref={(element) => {
          if (element) element.noValidate = true;
        }}
      >
        {errors.refused && (
          <ErrorSummary ref={errors.summary} title={errors.refused.title} errors={errors.refused.errors} />
        )}
        <RequestFields form={form} onChange={setField} onLeave={leaveField} errors={errors.byField} />
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="grid justify-items-start gap-3">
          <SubmitButton isSending={isSending} className="sm:min-w-64">
            {isSending ? texts.sendingLabel : texts.submitLabel}
          </SubmitButton>
          <PrivacyNote />
        </div>
      </form>
    </section>
  );
}
