import { drawnIcon } from '#kit/panel/ui/drawn-icon.tsx';

export const BulletsIcon = drawnIcon(
  <>
    <path d="M9.5 6.5h11M9.5 12h11M9.5 17.5h11" />
    <path strokeWidth="2.75" d="M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />
  </>,
);

export const NumbersIcon = drawnIcon(
  <>
    <path d="M10 6.5h10.5M10 12h10.5M10 17.5h10.5" />
    <path strokeWidth="1.5" d="M4 4.5 5.25 4v5M3.75 15.25c.5-1.2 2.75-1 2.5.5-.15.9-1.75 1.75-2.5 3.25H6.5" />
  </>,
);

export const QuoteIcon = drawnIcon(
  <path d="M10 6.5C6.5 7.5 4.5 10 4.5 14v3.5h5.25v-5.25H7M20 6.5c-3.5 1-5.5 3.5-5.5 7.5v3.5h5.25v-5.25H17" />,
);

export const LinkIcon = drawnIcon(
  <>
    <path d="M10 14a4 4 0 0 0 5.66 0l3.25-3.25a4 4 0 0 0-5.66-5.66L12 6.34" />
    <path d="M14 10a4 4 0 0 0-5.66 0l-3.25 3.25a4 4 0 0 0 5.66 5.66L12 17.66" />
  </>,
);

export const RuleIcon = drawnIcon(
  <>
    <path d="M3.5 12h17" />
    <path opacity="0.45" d="M6 6.5h12M6 17.5h12" />
  </>,
);
