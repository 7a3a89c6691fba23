interface Section {
  eyebrow: string;
  heading: string;
  text: string;
}

interface Item {
  title: string;
  text: string;
  icon?: string;
  mark?: string;
  minutes?: number;
}

/** A page as it was first stored; what is left out is empty. */
export interface DemoPage {
  search: { title: string; description: string };
  home: { text: string; typed: string };
  hero: Section & { button: string };
  prices: Section;
  addOns: { text: string };
  steps: Section & { example?: string; steps: Item[] };
  points?: (Section & {
    anchor: string;
    look?: string;
    place?: string;
    city?: string;
    isForEmergencies?: boolean;
    example?: string;
    points: Item[];
    note?: string;
    adviceHeading?: string;
    advice?: string[];
  })[];
  beforeAfter: Section;
  reviews: { eyebrow: string; heading: string };
  areas: Section;
  closing: { heading: string; text: string; button: string };
}
