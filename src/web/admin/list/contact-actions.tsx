import { useQuery } from '@tanstack/react-query';
import { fullName } from '#shared/person.ts';
import { ActionLink } from '../ui/action.tsx';
import { type Contact, contactWays } from './contact-ways.ts';
import { templatesQuery } from './templates-query.ts';

/** Call, text and email, as actions of a row or a sheet. */
export function ContactActions({ contact }: { contact: Contact }) {
  const { data: templates } = useQuery(templatesQuery);
  const name = fullName(contact);
  return contactWays(contact, templates).map((way) => <ActionLink key={way.label} about={name} {...way} />);
}
