import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '#company/settings/panel/templates-query.ts';
import { MessageIcon } from '#kit/ui/icons/contact.tsx';
import type { Told } from '#sales/quotes/told.ts';
import { type Contact, contactWays } from './contact-ways.ts';

const words: Partial<Record<Told, string>> = {
  'no-gateway': 'Not told: texts are off.',
  'no-contact': 'Not told: nothing reaches them.',
  'held-up': 'Not told yet: the message waits.',
};

/** Says that a customer does not know yet that we have the request, with the prepared text one tap away. */
export function ToldNote({ told, contact }: { told: Told | null; contact: Contact }) {
  const { data: templates } = useQuery(templatesQuery);
  const text = told === null ? undefined : words[told];
  if (text === undefined) return null;
  const way = contactWays(contact, templates).find(({ label }) => label === 'Text');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="font-medium text-danger">{text}</span>
      {way && (
        <a
          href={way.href}
          onClick={way.onClick}
          className="inline-flex min-h-7 items-center gap-1 font-medium text-link hover:underline touch:min-h-11"
        >
          <MessageIcon className="size-4" />
          Text them
        </a>
      )}
    </p>
  );
}
