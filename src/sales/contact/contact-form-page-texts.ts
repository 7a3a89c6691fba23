import type { Profile } from '#company/profile/profile.ts';
import { hoursText } from '#kit/time/time-texts.ts';

/* Only texts that browser code uses; the server needs the rest of the page. */

export const contactPhone = {
  heading: 'Call us',
  /** Shown before hydration. */
  badge: (city: string) => `${city} time`,
} as const;

export const contactForm = {
  heading: 'Request a Quote',
  text: ({ replyWithinHours }: Profile) =>
    `Free, no obligation. We’ll reply within ${hoursText(replyWithinHours.contact)}.`,
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email address',
  service: 'Service',
  serviceChoice: 'Select a service',
  multipleServices: 'Multiple Services',
  message: 'Message',
  messageHint: 'What it is, how big, what stains, and what days work for you.',
  plainMessageHint: 'What it is, how big, and what days work for you.',
  submitLabel: 'Send my request',
  sendingLabel: 'Sending...',
  /** See docs/product/sales.md#contact-form. */
  sentTitle: 'Thank you for your inquiry!',
  sentText: ({ replyWithinHours }: Profile) =>
    `We will contact you within ${hoursText(replyWithinHours.contact)} with your free quote`,
  /** Followed by the phone number. */
  sentNote: 'Urgent? Call',
} as const;
