import type { LegalSlug, OwnLegalPage, OwnLegalSection, UsualLegalPage } from '#company/legal/legal-pages.ts';
import { businessFacts } from '#company/profile/business-facts.ts';
import { postalLine } from '#company/profile/postal-address.ts';
import type { Profile } from '#company/profile/profile.ts';
import { filledParts } from '#kit/text/filled-text.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import type { LegalDocument, LegalSection } from './legal-document.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { serviceAgreement } from './service-agreement.ts';
import { termsOfService } from './terms-of-service.ts';

const documents: Record<LegalSlug, (profile: Profile) => LegalDocument> = {
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
  'service-agreement': serviceAgreement,
};

/** The text of a legal page: the owner's sections, and the usual ones where there are none. */
export function legalText(slug: LegalSlug, own: OwnLegalPage | null, profile: Profile): LegalDocument {
  const usual = documents[slug](profile);
  if (!own) return usual;
  const { top, sections, more } = filledParts(own, legalFacts(profile));
  const toSection = (id: string, { heading, text }: OwnLegalSection): LegalSection => ({
    id,
    heading,
    blocks: toBlocks(text, profile),
  });
  return {
    ...usual,
    ...top,
    sections: [
      ...usual.sections.map((section) => {
        const written = findEntry(sections, section.id);
        return written ? toSection(section.id, written) : section;
      }),
      ...more.map((section, index) => toSection(`more-${index + 1}`, section)),
    ].filter(({ blocks }) => blocks.length > 0),
  };
}

/** The usual text as an owner may take it over: its facts are words in braces. */
export function usualLegalPage(slug: LegalSlug, profile: Profile): UsualLegalPage {
  const { terms } = profile;
  const words = {
    ...{ name: '{business}', legalName: '{legalName}', email: '{email}', city: '{city}', county: '{county}' },
    ...{ theCounty: '{theCounty}', ofTheCounty: '{ofTheCounty}', law: '{law}', pieces: '{pieces}' },
    radiusMiles: '{radius}',
    hours: [{ label: hours, hoursLabel: '' }],
    terms: {
      ...terms,
      cancellationNoticeHours: '{cancellationHours}',
      recleanWithinDays: '{recleanDays}',
      noShowPercent: terms.noShowPercent && '{noShowPercent}',
    },
  };
  const { title, summary, description, sections } = documents[slug]({
    ...profile,
    ...words,
  } as unknown as Profile);
  return {
    title,
    top: { summary, description },
    sections: sections.map(({ id, heading, blocks }) => ({ id, heading, text: toText(blocks) })),
  };
}

const legalFacts = (profile: Profile) => ({
  ...businessFacts(profile),
  legalName: profile.legalName,
  email: profile.email,
  phone: profile.phone.display,
  address: profile.postalAddress
    ? postalLine(profile.postalAddress, profile.state)
    : `${profile.city}, ${profile.state}`,
  law: profile.law,
  radius: profile.radiusMiles,
  cancellationHours: profile.terms.cancellationNoticeHours,
  recleanDays: profile.terms.recleanWithinDays,
  noShowPercent: profile.terms.noShowPercent,
});

/** A line of a list that becomes the opening hours. */
const hours = '{hours}';

const toText = (blocks: LegalSection['blocks']): string =>
  blocks
    .map((block) =>
      typeof block === 'string' ? block : block.map((item) => `- ${item.replace(/: $/, '')}`).join('\n'),
    )
    .join('\n\n');

const toBlocks = (text: string, profile: Profile): LegalSection['blocks'] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n').map((line) => line.trim());
      if (!lines.every((line) => line.startsWith('- '))) return block;
      return lines.flatMap((line) => {
        const item = line.slice(2);
        if (item !== hours) return [item];
        return profile.hours.map(({ label, hoursLabel }) => `${label}: ${hoursLabel}`);
      });
    });
