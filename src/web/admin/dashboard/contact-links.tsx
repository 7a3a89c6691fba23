import { phoneLink } from '#shared/phone.ts';
import { MailIcon, MessageIcon, PhoneIcon } from '#web/ui/icons/contact.tsx';
import { buttonClass } from '../ui/button.tsx';

interface ContactLinksProps {
  name: string;
  phone: string;
  email: string;
}

/** Call, text and email, one tap each. */
export function ContactLinks({ name, phone, email }: ContactLinksProps) {
  const number = phone && phoneLink(phone);
  const links = [
    number && { label: 'Call', href: `tel:${number}`, icon: PhoneIcon },
    number && { label: 'Text', href: `sms:${number}`, icon: MessageIcon },
    email && { label: 'Email', href: `mailto:${email}`, icon: MailIcon },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={`Contact ${name}`} className="flex flex-wrap gap-1.5">
      {links.map(
        (link) =>
          link && (
            <a
              key={link.label}
              href={link.href}
              aria-label={`${link.label} ${name}`}
              className={buttonClass({ className: 'px-2.5' })}
            >
              <link.icon className="size-4.5" />
              {link.label}
            </a>
          ),
      )}
    </div>
  );
}
