import { Menu } from '@base-ui/react/menu';
import { phoneLink } from '#shared/phone.ts';
import { ChevronDownIcon } from '#web/ui/icons/arrows.tsx';
import { MailIcon, MessageIcon, PhoneIcon } from '#web/ui/icons/contact.tsx';
import type { IconComponent } from '#web/ui/icons/icon.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { ContactMenuProps } from './contact-menu.tsx';

/** The menu and its button. It is open when it comes, since a press has called for it. */
export function OpenContactMenu({ name, phone, email }: ContactMenuProps) {
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className={buttonClass()}>
        Contact
        <span className="sr-only">{` ${name}`}</span>
        <ChevronDownIcon className="size-4 text-ink-soft" />
      </Menu.Trigger>
      <Menu.Portal container={document.getElementById('main')}>
        <Menu.Positioner sideOffset={4} align="end" className="z-30">
          <Menu.Popup className="min-w-52 rounded-card bg-raised p-1 shadow-pop ring-1 ring-line transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {phone !== '' && (
              <>
                <Entry label="Call" href={`tel:${phoneLink(phone)}`} icon={PhoneIcon} />
                <Entry label="Text" href={`sms:${phoneLink(phone)}`} icon={MessageIcon} />
              </>
            )}
            {email !== '' && <Entry label="Email" href={`mailto:${email}`} icon={MailIcon} />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Entry({ label, href, icon: Icon }: { label: string; href: string; icon: IconComponent }) {
  return (
    <Menu.LinkItem
      href={href}
      closeOnClick
      className="flex min-h-9 items-center gap-3 rounded-input px-3 font-medium outline-none data-highlighted:bg-hover touch:min-h-11"
    >
      <Icon className="size-4.5 text-ink-soft" />
      {label}
    </Menu.LinkItem>
  );
}
