import type { Profile } from '#company/profile/profile.ts';
import type { EmailAction } from '#delivery/letters/server/email-body.ts';
import type { Language } from '#kit/language/language.ts';
import { mailtoUrl, smsUrl, telUrl } from '#kit/text/contact-urls.ts';
import { formatPhone, phoneDigits } from '#kit/text/phone.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';

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
