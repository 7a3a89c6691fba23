import type { Profile } from '#company/profile/profile.ts';
import { paths } from '#kit/paths/paths.ts';
import { consentTexts } from '#site/frame/consent-texts.ts';
import type { LegalDocument } from './legal-document.ts';

export const privacyPolicy = ({ email, name, legalName, county, state, pieces }: Profile): LegalDocument => ({
  path: paths.privacyPolicy,
  title: 'Privacy Policy',
  description: `What ${name} asks you for, why, how long we keep it and how to have it deleted. We never sell personal information.`,
  summary:
    'We ask only for what we need to reply to you and clean for you. We never sell it. No third party tracks your visit unless you agree first.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `This website belongs to ${legalName} (“we”). We clean ${pieces} in ${county}, and we’re responsible for the personal information you share here.`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What you give us',
      blocks: [
        'You can read the whole site and get a price in the calculator without telling us who you are. We only learn what you send us:',
        [
          'Contact form: first and last name, phone number, email address, the kind of service, and your message.',
          'Quote form: your name, how you want us to reach you, your phone number or email address, ZIP code, preferred date and time, your notes, and the services you chose with their prices.',
          'Photo: one picture, if you add one. Before we store it, we remove the location, time and camera details saved in the file.',
          'Newsletter: your email address, and when you confirmed it.',
          'Phone calls and emails: what you tell us.',
        ],
        'With each form we also store the first page you opened on our site and the website or ad that led you to it. Your browser keeps that only until you close it. It tells us which ads and links bring people here, and nothing else about you.',
        'Please don’t send payment details through the forms. We never ask for them there.',
      ],
    },
    {
      id: 'why',
      heading: 'What we use it for',
      blocks: [
        [
          'To reply to you, prepare your quote, and confirm and carry out your visit.',
          'To email you a confirmation of what we received.',
          'To send you the newsletter, if you asked for it.',
          'To meet our legal duties, such as keeping financial records.',
          'To protect the site: we count requests per IP address for a short time so nobody can flood our forms.',
        ],
        'We don’t profile you, and no automated system makes decisions about you. Prices are the same for everyone.',
      ],
    },
    {
      id: 'photos',
      heading: 'Your photos',
      blocks: [
        'Your photo is uploaded when you send your quote. Only our staff can open it, after signing in. It has no public link, and we never use it in advertising.',
        'If your quote was never finished, we delete its photo after 24 hours.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'Newsletter',
      blocks: [
        'Anyone can type someone else’s email into a form. So we first send one email with a link, and you join the list only after you confirm. If you don’t, you won’t hear from us again.',
        'Every issue has a link to unsubscribe with one click.',
      ],
    },
    {
      id: 'your-browser',
      heading: 'What your browser stores',
      blocks: [
        'While a tab is open, your browser stores your cart and what you’ve typed, so a reload doesn’t lose anything. It’s cleared when you send it or close the tab. This stays on your device.',
        'When you send a form or a photo, a cookie remembers for one day that this browser sent it, so that nothing arrives twice and only you see it again.',
        'Signing in to our staff area sets cookies. Visitors have no account and don’t get them.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics and advertising',
      blocks: [
        'We may use Google Analytics to see which pages help, and Google Ads to see which ad led to a quote. Neither loads before you agree. When we use one of them, a question appears at the bottom of the page. Unless you accept, nothing is sent to Google, and the site works the same.',
        `We save your answer in one cookie for twelve months. You can change it anytime under “${consentTexts.settingsLabel}” at the bottom of each page. If you don’t see the question, we don’t use these services.`,
        'Fonts, pictures and scripts come from our own server.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      blocks: [
        'We don’t sell or rent personal information, and we don’t share it for anyone else’s advertising.',
        'The companies that run our server and deliver our email handle it for us, under contract and only for that. Beyond that, we share it only where the law requires it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        [
          'Requests, quotes and their photos: while we’re in touch about them, and afterward for as long as the law requires us to keep job records.',
          'Photos from quotes that were never sent: 24 hours.',
          'Newsletter address: until you unsubscribe.',
          'The record that keeps us from storing the same form twice: 24 hours.',
        ],
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        `You can ask what we have about you, correct it, get a copy of it, or have it deleted. We’ll never treat you differently for asking.${state === 'CA' ? californiaLaw : ''}`,
        `Email ${email} from the address you used with us, or call. We may ask a question to make sure it’s you, and we’ll reply within 45 days.`,
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        'Data is encrypted between your browser and our website. Only staff who need it can sign in, we store their passwords so nobody can read them, and we check everything sent through a form before storing it. No system is perfect: if something puts your data at risk, we’ll tell you.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'This site is for adults who take care of a home or a business. We don’t knowingly collect information from children under 13. If a child has sent us something, tell us and we’ll delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'When we change how we handle information, we update this page and its date. If the change affects people whose information we already have, we tell them first.',
      ],
    },
  ],
});

const californiaLaw =
  ' California residents have these rights under the California Consumer Privacy Act; we give them to everyone.';
