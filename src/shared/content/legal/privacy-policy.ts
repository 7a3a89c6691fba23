import { paths } from '../../paths.ts';
import type { Profile } from '../../profile.ts';
import { business } from '../business.ts';
import { consentTexts } from '../consent.ts';
import { localText } from '../local.ts';
import type { LegalDocument } from './legal-document.ts';

const { address, legalName, name } = business;

export const privacyPolicy = ({ email }: Profile): LegalDocument => ({
  path: paths.privacyPolicy,
  title: 'Privacy Policy',
  description: `What ${name} asks you for, why, how long we keep it and how to have it deleted. We sell no personal data.`,
  summary:
    'We ask only for what we need to answer you and clean for you. We sell none of it. Nothing is measured by third parties unless you agree first.',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        `This website belongs to ${legalName} (“we”). We clean couches, chairs, carpets and mattresses in ${address.county}, and we are responsible for the personal data that you leave here.`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What you give us',
      blocks: [
        'You can read the whole site and build a price in the calculator without telling us who you are. We learn about you only what you send:',
        [
          'Contact form: first and last name, phone number, email address, the kind of service, and your message.',
          'Quote form: your name, the way you want to be reached, the phone number or email address for it, ZIP code, preferred date and time, your notes, and the services you chose with their prices.',
          'Photo: one picture, if you add one. Before we store it we redraw it, which removes the place, the time and the camera that were written into the file.',
          'Newsletter: your email address, and when you confirmed it.',
          'Phone calls and emails: what you tell us in them.',
        ],
        'With a form we also store the page of ours that you opened first and the site or advertisement that led you to it. Your browser keeps that only until you close it; it tells us which of our efforts bring people here, and nothing about you.',
        'Please send no payment details through the forms. We never ask for them there.',
      ],
    },
    {
      id: 'why',
      heading: 'What we use it for',
      blocks: [
        [
          'To answer you, to work out your quote, and to confirm and carry out a visit.',
          'To send you an email that says what we have received.',
          'To send you the newsletter, if you asked for it.',
          'To meet our duties in law, such as keeping accounts.',
          'To protect the site: we count requests per network address for a short time, so that nobody can flood our forms.',
        ],
        'Nobody is profiled, and no decision about you is made by a machine. Prices are the same for everyone.',
      ],
    },
    {
      id: 'photos',
      heading: 'Your photos',
      blocks: [
        'A photo is uploaded when you send your quote. Only our own staff can open it, after signing in; it has no public address, and we never use it in advertising.',
        'A photo that no request belongs to, because the sending was broken off, is deleted after 24 hours.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'Newsletter',
      blocks: [
        'Anybody can type anybody’s address into a form. So we first send one email with a link, and only when you open that link are you on the list. Without it you hear nothing more from us.',
        'Every issue carries a link that takes you off the list with one click.',
      ],
    },
    {
      id: 'your-browser',
      heading: 'What your browser keeps',
      blocks: [
        'While a tab is open, your browser keeps your cart and what you have typed, so that a reload loses nothing. It is cleared when you have sent it, or when you close the tab. This stays on your device.',
        'Signing in to our staff area sets a cookie. Visitors have no account and get no such cookie.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics and advertising',
      blocks: [
        'We may use Google Analytics to see which pages help, and Google Ads to see which advertisement led to a quote. Neither is loaded before you agree. When one of them is in use, a question appears at the bottom of the page; until you accept, and if you decline, nothing is sent to Google, and the site works the same.',
        `Your answer is kept in one cookie for twelve months. You can change it at any time under “${consentTexts.settingsLabel}” at the foot of each page. When no such question appears, no such service is in use.`,
        'Fonts, pictures and scripts come from our own server.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      blocks: [
        'We do not sell or rent personal data, and we do not share it for other people’s advertising.',
        'Companies that run our server and deliver our email handle it for us, under contract and for nothing else. Beyond that we disclose data only where the law requires it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        [
          'Requests, quotes and their photos: as long as we are in touch about them, and afterwards as long as the law wants records of a job.',
          'Photos that belong to no request: 24 hours.',
          'Newsletter address: until you unsubscribe.',
          'The record that stops a form from being stored twice: 24 hours.',
        ],
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        `You may ask what we hold about you, have it corrected, have a copy of it, or have it deleted. We treat nobody worse for asking.${localText.privacyLaw}`,
        `Write to ${email} from the address that you used with us, or call. We may ask a question to be sure it is you, and we answer within 45 days.`,
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        'Data travels encrypted between your browser and our website. Only staff who need it can sign in, their passwords are stored so that nobody can read them, and what comes through a form is checked before it is stored. No system is perfect: if something happens that puts your data at risk, we will tell you.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'The site is meant for adults who look after a home or a business. We do not knowingly collect data from children under 13; if a child has sent us something, tell us and we delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'When we change how we handle data, we change this page and its date. Where the change matters to people whose data we already hold, we tell them first.',
      ],
    },
  ],
});
