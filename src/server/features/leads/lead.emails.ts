import { billOf } from '#server/features/quotes/quote-bill.ts';
import { type EmailBlock, type EmailFact, emailBody } from '#server/mail/email-body.ts';
import type { Email } from '#server/mail/mailer.ts';
import { subjectLine } from '#server/mail/subject-line.ts';
import { mailtoUrl } from '#shared/contact-urls.ts';
import { business } from '#shared/content/business.ts';
import { fullDay, shortDateTime } from '#shared/dates.ts';
import { exactDollars } from '#shared/money.ts';
import { adminPaths } from '#shared/paths.ts';
import { fullName, phoneText } from '#shared/person.ts';
import { phoneLink } from '#shared/phone.ts';
import type { Profile } from '#shared/profile.ts';
import { quoteTexts, visitorLabelOf, visitorTextNames } from '#shared/quote-fields.ts';
import { contactMethodLabels } from '#shared/quote-labels.ts';
import { preferredTimes } from '#shared/quote-rules.ts';
import type { Quote } from '#shared/quotes.ts';
import type { CustomerRequest } from '#shared/requests.ts';
import { hoursText } from '#shared/time-texts.ts';
import { knownService } from './known-service.ts';
import { actionsOfCustomer, actionsOfOwner } from './reply-actions.ts';

/** A stored request, with its quote if it came from the calculator. */
export interface Lead {
  request: CustomerRequest;
  quote: Quote | null;
}

/** The email to the business, with everything the visitor said. Replies go to the visitor. */
export function ownerEmail(
  { request, quote }: Lead,
  to: string,
  profile: Profile,
  config: { publicUrl: string },
): Email {
  const panel = `${config.publicUrl}${adminPaths.requests}`;
  const name = fullName(request);
  const kind = quote ? 'quote request' : 'contact request';
  const service = knownService(request.service) ?? request.service;
  const about = quote ? exactDollars(quote.serviceDetails.total) : service;
  const photo = request.imageUrl ?? quote?.imageUrl;
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: `New ${kind}` },
    { kind: 'actions', actions: actionsOfOwner(request, quote) },
    {
      kind: 'facts',
      rows: [
        { label: 'Name', value: name },
        ...reachedBy(request),
        ...(quote
          ? [
              ...visitFacts(quote, quote.preferredTime ?? anytime),
              ...visitorFacts(quote).filter(({ isLong }) => !isLong),
            ]
          : [{ label: 'Service', value: service }]),
        ...(photo ? [{ label: 'Photo', value: 'See the photo in the panel', href: panel }] : []),
        { label: 'Received', value: shortDateTime(request.createdAt, business.timeZone) },
      ],
    },
    ...(quote ? [bill(quote)] : []),
    ...writtenBy({ request, quote }),
    { kind: 'button', label: 'Open requests', href: panel },
  ];
  return {
    to,
    ...(request.email !== '' && { replyTo: request.email }),
    subject: subjectLine(`New ${kind}: ${name}, ${about}`),
    ...emailBody(`${name}, ${about}`, blocks, profile),
  };
}

/**
 * The confirmation to the visitor; null without an email address. It repeats no free text, because anyone can enter
 * someone else's email and would otherwise send them a message through us.
 */
export function customerEmail(
  { request, quote }: Lead,
  profile: Profile,
  quoteUrl: string | null = null,
): Email | null {
  const { replyWithinHours } = profile;
  if (request.email === '') return null;
  const promise = quote
    ? `We’ll contact you within ${hoursText(replyWithinHours.quote)} by ${quote.contactMethod === 'sms' ? 'text message' : 'email'} with your personalized quote.`
    : `We will contact you within ${hoursText(replyWithinHours.contact)} with your free quote.`;
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: quote ? 'We have your quote request' : 'We have your message' },
    { kind: 'text', text: `Hello${isPlainName(request.firstName) ? ` ${request.firstName}` : ''},` },
    { kind: 'text', text: `Thank you for contacting ${business.name}. ${promise}` },
    ...(quote ? quoteSummary(quote) : serviceSummary(request.service)),
    ...(quoteUrl === null ? [] : [{ kind: 'button' as const, label: 'See your quote', href: quoteUrl }]),
    {
      kind: 'text',
      text: `Did something change? Reply to this email or call ${profile.phone.display}.`,
    },
    { kind: 'actions', actions: actionsOfCustomer(profile) },
    {
      kind: 'text',
      text: 'Didn’t ask for this? Someone probably mistyped their email, and you can ignore this message.',
    },
  ];
  return {
    to: request.email,
    replyTo: profile.email,
    subject: `${quote ? 'Your quote request' : 'Your message'} to ${business.name}`,
    ...emailBody(promise, blocks, profile),
  };
}

/** The visitor's longer texts. Short ones are among the facts. */
function writtenBy({ request, quote }: Lead): EmailBlock[] {
  const words = quote
    ? visitorFacts(quote).filter(({ isLong }) => isLong)
    : [{ label: 'Message', value: request.message }].filter(({ value }) => value !== '');
  if (words.length === 0) return [{ kind: 'text', text: 'No message.' }];
  return words.map(({ label, value }) => ({ kind: 'quotation', label, text: value }));
}

const visitorFacts = (quote: Quote) =>
  visitorTextNames
    .map((name) => ({ label: visitorLabelOf(name), value: quote[name], isLong: quoteTexts[name].isLong }))
    .filter(({ value }) => value !== '');

function quoteSummary(quote: Quote): EmailBlock[] {
  return [
    { kind: 'facts', rows: visitFacts(quote, knownTime(quote.preferredTime)) },
    ...(quote.isCovered ? [] : [outsideArea]),
    bill(quote),
  ];
}

function serviceSummary(requested: string): EmailBlock[] {
  const service = knownService(requested);
  return service === null ? [] : [{ kind: 'facts', rows: [{ label: 'Service', value: service }] }];
}

const outsideArea: EmailBlock = {
  kind: 'text',
  text: 'Your ZIP code is outside our usual area. We’ll check and get back to you.',
};

function reachedBy({ phone, email }: CustomerRequest): EmailFact[] {
  return [
    ...(phone === ''
      ? []
      : [
          {
            label: 'Phone',
            value: phoneText(phone),
            href: `tel:${phoneLink(phone)}`,
          },
        ]),
    ...(email === '' ? [] : [{ label: 'Email', value: email, href: mailtoUrl(email) }]),
  ];
}

/** Leaves the time out if it is null. */
function visitFacts(quote: Quote, time: string | null): EmailFact[] {
  return [
    { label: 'Contact by', value: contactMethodLabels[quote.contactMethod] },
    { label: 'Preferred date', value: quote.preferredDate ? fullDay(quote.preferredDate) : 'Any day' },
    ...(time === null ? [] : [{ label: 'Preferred time', value: time }]),
    {
      label: 'ZIP code',
      value: `${quote.zipCode} (${quote.placeNames.join(', ') || 'outside our usual area'})`,
    },
  ];
}

const anytime = 'Anytime';

/** Null for a time in the visitor's own words. */
const knownTime = (time: string | null) =>
  time === null ? anytime : (preferredTimes.find((known) => known === time) ?? null);

const bill = (quote: Quote) => billOf(quote.serviceDetails, 'Estimated total');

/** A word with a dot, a digit or a slash may be a web address. */
const isPlainName = (name: string) => /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name);
