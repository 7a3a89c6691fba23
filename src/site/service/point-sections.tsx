import type { ComponentType } from 'react';
import type { Service } from '#company/catalog/services.ts';
import type { PointLook, PointSection, pagePlaces } from '#company/categories/category-pages.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { CallSection } from './call-section.tsx';
import { ClockSection } from './clock-section.tsx';
import { IconsSection } from './icons-section.tsx';
import { MarksSection } from './marks-section.tsx';
import type { PointSectionProps } from './service-data.ts';
import { StorySection } from './story-section.tsx';

interface PointSectionsProps {
  sections: readonly PointSection[];
  place: (typeof pagePlaces)[number];
  services: readonly Service[];
}

/** The owner's own sections at that place of the page. */
export function PointSections({ sections, place, services }: PointSectionsProps) {
  const { company, terms } = useProfile();
  return sections.map((section, index) => {
    const Look = looks[section.look];
    const isAbsent =
      section.place !== place ||
      (section.city !== '' && section.city !== company.city) ||
      (section.isForEmergencies && !terms.hasEmergencyVisits);
    const id = section.anchor || `points-${index + 1}`;
    return isAbsent ? null : <Look key={id} id={id} section={section} services={services} />;
  });
}

const looks: Record<PointLook, ComponentType<PointSectionProps>> = {
  icons: IconsSection,
  'icons-dark': IconsSection,
  marks: MarksSection,
  clock: ClockSection,
  story: StorySection,
  call: CallSection,
};
