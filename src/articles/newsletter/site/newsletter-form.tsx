import { type FormEvent, useState } from 'react';
import type { newsletterSources } from '#articles/newsletter/newsletter.ts';
import { newsletter } from '#articles/newsletter/newsletter-texts.ts';
import { ApiError, fetchJson } from '#kit/pages/api-client.ts';
import { api, paths } from '#kit/paths/paths.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { showToast } from '#kit/ui/toast.tsx';

interface NewsletterFormProps {
  /** The refused values of a form post without JavaScript. */
  refused?: { email: string; source: string; error: string } | null;
  /** The page with the form, stored with the email; a refused form keeps its first page. */
  source: keyof typeof newsletterSources;
  className?: string;
}

/** A plain form. On a live page, which needs a `Toaster`, it submits without leaving the page. */
export function NewsletterForm({ refused, source, className = '' }: NewsletterFormProps) {
  const [isSending, setSending] = useState(false);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    setSending(true);
    try {
      const { message } = await fetchJson<{ message: string }>(api.newsletter, {
        method: 'POST',
        body,
      });
      showToast({ title: newsletter.successTitle, description: message });
      form.reset();
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      showToast({
        title: newsletter.errorTitle,
        description: problem?.errors?.[0]?.message ?? problem?.detail ?? newsletter.errorText,
        variant: 'destructive',
      });
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      method="post"
      action={paths.newsletter}
      onSubmit={(event) => void subscribe(event)}
      className={className}
    >
      <input type="hidden" name="source" value={refused?.source || source} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={newsletter.emailLabel}
          name="email"
          id="newsletter-email"
          type="email"
          defaultValue={refused?.email}
          error={refused?.error}
          required
          autoComplete="email"
          placeholder={newsletter.emailPlaceholder}
          className="min-w-0 grow basis-60"
        />
        <Button type="submit" aria-disabled={isSending} className="max-sm:grow">
          {isSending ? newsletter.submittingLabel : newsletter.submitLabel}
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{newsletter.promise}</p>
    </form>
  );
}
