import type { ComponentProps } from 'react';
import { useProfile } from '#company/profile/site/profile.tsx';
import { ButtonLink } from '#kit/ui/button.tsx';
import { PhoneIcon } from '#kit/ui/icons/contact.tsx';

/** Calls the business. Its label is the phone number unless `children` replace it. */
export function PhoneButton({ children, ...button }: Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  const { phone } = useProfile();
  return (
    <ButtonLink href={`tel:${phone.e164}`} {...button}>
      <PhoneIcon className="size-5" />
      {children ?? phone.display}
    </ButtonLink>
  );
}
