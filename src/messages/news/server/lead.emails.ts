import { contactName } from '#company/catalog/known-categories.ts';
import type { Profile } from '#company/profile/profile.ts';
import { type EmailBlock, type EmailFact, emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import type { Language } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { exactDollars } from '#kit/money/money.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { mailtoUrl } from '#kit/text/contact-urls.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import { phoneLink } from '#kit/text/phone.ts';
import { shortDateTime } from '#kit/time/dates.ts';
import type { Lead } from '#sales/leads/server/new-lead.ts';
import { preferredTimes } from '#sales/quotes/quote-rules.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { getBill } from '#sales/quotes/server/quote-bill.ts';
import { visitorTextNames, visitorTexts } from '#sales/quotes/visitor-texts.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { dueByClock } from '#sales/requests/answer-clock.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { getOffer, type Offer } from '#visits/quote-page/server/quote-offer.ts';
import { actionsOfCustomer, actionsOfOwner } from './reply-actions.ts';

/** The email to the business, with everything the visitor said. Replies go to the visitor. */
export function ownerEmail(
  { request, quote }: Lead,
  to: string,
  profile: Profile,
  config: { publicUrl: string },
): Email {
  const panel = `${config.publicUrl}${adminPaths.requests}?request=${request.id}`;
  const name = fullName(request);
  const kind = quote ? 'quote request' : 'contact request';
  const service = contactName(request.service) ?? request.service;
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
              ...visitFacts(quote, quote.preferredTime ?? customerWords.en.anytime),
              ...visitorFacts(quote).filter(({ isLong }) => !isLong),
            ]
          : [{ label: 'Service', value: service }]),
        ...(photo ? [{ label: 'Photo', value: 'See the photo in the panel', href: panel }] : []),
        { label: 'Received', value: shortDateTime(request.createdAt) },
      ],
    },
    ...(quote ? [bill(quote)] : []),
    ...writtenBy({ request, quote }),
    { kind: 'button', label: 'Open the lead', href: panel },
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
  { offer = null, language = 'en' }: { offer?: Offer | null; language?: Language } = {},
): Email | null {
  if (request.email === '') return null;
  const words = customerWords[language];
  const isBookable = quote !== null && offer !== null && offer.pickUrl !== null;
  const promise = getPromise({ request, quote }, profile, words, isBookable);
  const total = quote ? exactDollars(quote.serviceDetails.total) : '';
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: isBookable ? words.quoteReady : quote ? words.haveQuote : words.haveMessage },
    { kind: 'text', text: words.hello(isPlainName(request.firstName) ? request.firstName : '') },
    ...(isBookable
      ? [
          { kind: 'text' as const, text: words.hereIsQuote(profile.name) },
          ...wishes(quote, language),
          ...getOffer(quote.serviceDetails, offer, language),
          { kind: 'text' as const, text: `${words.questions(profile.phone.display)} ${promise}` },
        ]
      : [
          { kind: 'text' as const, text: `${words.thankYou(profile.name)} ${promise}` },
          ...(quote ? [...wishes(quote, language), bill(quote, language)] : []),
          ...(quote ? [] : serviceSummary(request.service, language)),
          ...(offer ? [{ kind: 'button' as const, label: words.seeQuote, href: offer.url }] : []),
          { kind: 'text' as const, text: words.changed(profile.phone.display) },
          { kind: 'actions' as const, actions: actionsOfCustomer(profile, language) },
        ]),
    { kind: 'text', text: words.notAsked },
  ];
  return {
    to: request.email,
    replyTo: profile.email,
    subject: isBookable
      ? words.sentQuoteSubject(profile.name, total)
      : (quote ? words.quoteSubject : words.messageSubject)(profile.name),
    ...emailBody(isBookable ? words.validUntil(total, offer.validUntil) : promise, blocks, profile, language),
  };
}

/** When we get in touch, in the promised hours and, where those are not the next ones, by the clock. */
function getPromise(
  { request, quote }: Lead,
  { replyWithinHours, timeZone }: Profile,
  words: (typeof customerWords)['en'],
  isBookable: boolean,
): string {
  const hours = quote ? replyWithinHours.quote : replyWithinHours.contact;
  const within = quote ? words.promiseQuote(hours, quote.contactMethod) : words.promiseMessage(hours);
  const due = dueByClock(request, hours, timeZone);
  return [
    isBookable ? words.elseWeWrite(hours) : within,
    due && words.replyBy(words.getDay(due.date), due.time),
  ]
    .filter(Boolean)
    .join(' ');
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
    .map((name) => ({ ...visitorTexts[name], value: quote[name] }))
    .filter(({ value }) => value !== '');

/** When and where, as the visitor asked. */
function wishes(quote: Quote, language: Language): EmailBlock[] {
  const words = customerWords[language];
  return [
    { kind: 'facts', rows: visitFacts(quote, knownTime(quote.preferredTime, language), language) },
    ...(quote.isCovered ? [] : [{ kind: 'text' as const, text: words.outsideAreaNote }]),
  ];
}

function serviceSummary(requested: string, language: Language): EmailBlock[] {
  const words = customerWords[language];
  const value = contactName(requested, language);
  return value === null ? [] : [{ kind: 'facts', rows: [{ label: words.service, value }] }];
}

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
function visitFacts(quote: Quote, time: string | null, language: Language = 'en'): EmailFact[] {
  const words = customerWords[language];
  return [
    { label: words.contactBy, value: words.contactMethods[quote.contactMethod] },
    {
      label: words.preferredDate,
      value: quote.preferredDate ? words.getFullDay(quote.preferredDate) : words.anyDay,
    },
    ...(time === null ? [] : [{ label: words.preferredTime, value: time }]),
    {
      label: words.zipCode,
      value: `${quote.zipCode} (${quote.placeNames.map(words.placeName).join(', ') || words.outsideArea})`,
    },
  ];
}

/** Null for a time in the visitor's own words. */
function knownTime(time: string | null, language: Language): string | null {
  const words = customerWords[language];
  if (time === null) return words.anytime;
  return preferredTimes.some((known) => known === time) ? words.timeOfDay(time) : null;
}

const bill = (quote: Quote, language: Language = 'en') =>
  getBill(quote.serviceDetails, 'estimatedTotal', language);

/** A word with a dot, a digit or a slash may be a web address. */
const isPlainName = (name: string) => /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name);
