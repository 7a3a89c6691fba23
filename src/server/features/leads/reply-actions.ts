import { customerWords } from '#server/mail/customer-words.ts';
import type { EmailAction } from '#server/mail/email-body.ts';
import { mailtoUrl, smsUrl, telUrl } from '#shared/contact-urls.ts';
import type { Language } from '#shared/language.ts';
import { formatPhone, phoneDigits } from '#shared/phone.ts';
import type { Profile } from '#shared/profile.ts';
import type { Quote } from '#shared/quotes.ts';
import type { CustomerRequest } from '#shared/requests.ts';

/** Ways for the owner to reply, the visitor's preferred one first. */
export function actionsOfOwner(request: CustomerRequest, quote: Quote | null): EmailAction[] {
  const { phone, email } = request;
  const isPhone = phoneDigits(phone) !== null;
  const call = { label: `Call ${formatPhone(phone)}`, href: telUrl(phone) };
  const text = { label: 'Send a text', href: smsUrl(phone) };
  const reply = { label: 'Reply by email', href: mailtoUrl(email) };
  const byPhone = isPhone ? (quote?.contactMethod === 'sms' ? [text, call] : [call, text]) : [];
  const byEmail = email === '' ? [] : [reply];
  return quote?.contactMethod === 'email' ? [...byEmail, ...byPhone] : [...byPhone, ...byEmail];
}

export function actionsOfCustomer({ phone, email }: Profile, language: Language): EmailAction[] {
  const words = customerWords[language];
  return [
    { label: words.call(phone.display), href: `tel:${phone.e164}` },
    { label: words.replyByEmail, href: mailtoUrl(email) },
  ];
}
