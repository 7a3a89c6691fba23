import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '#company/settings/panel/templates-query.ts';
import { ActionLink } from '#kit/panel/ui/action.tsx';
import { fullName } from '#kit/text/person.ts';
import { type Contact, contactWays } from './contact-ways.ts';

/** Call, text and email, as actions of a row or a sheet. */
export function ContactActions({ contact }: { contact: Contact }) {
  const { data: templates } = useQuery(templatesQuery);
  const name = fullName(contact);
  return contactWays(contact, templates).map((way) => <ActionLink key={way.label} about={name} {...way} />);
}
