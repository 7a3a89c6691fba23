import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '#company/settings/panel/templates-query.ts';
import { buttonClass } from '#kit/panel/ui/button.tsx';
import { fullName } from '#kit/text/person.ts';
import { type Contact, contactWays } from './contact-ways.ts';

interface ContactLinksProps {
  contact: Contact;
  /** Messages start blank, because the templates reply to a lead. */
  isBlank?: boolean;
  /** Writes a text or an email in the panel, in place of the device's own program. */
  onWrite?: (way: 'text' | 'email') => void;
}

/** Call, text and email, one tap each. */
export function ContactLinks({ contact, isBlank = false, onWrite }: ContactLinksProps) {
  const { data } = useQuery(templatesQuery);
  const templates = isBlank ? undefined : data;
  const name = fullName(contact);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={`Contact ${name}`} className="flex flex-wrap gap-1.5">
      {contactWays(contact, templates).map(({ label, href, icon: Icon, onClick }) => (
        <a
          key={label}
          href={href}
          onClick={(event) => {
            if (onWrite && label !== 'Call') {
              event.preventDefault();
              onWrite(label === 'Text' ? 'text' : 'email');
            } else onClick();
          }}
          aria-label={`${label} ${name}`}
          className={buttonClass({ className: 'px-2.5' })}
        >
          <Icon className="size-4.5" />
          {label}
        </a>
      ))}
    </div>
  );
}
