import { ActionLink } from '../ui/action.tsx';
import { type Contact, contactWays } from './contact-ways.ts';

/** Call, text and email, as actions of a row or a sheet. */
export const ContactActions = ({ name, ...contact }: Contact & { name: string }) =>
  contactWays(contact).map((way) => <ActionLink key={way.label} about={name} {...way} />);
