import { Icon, type IconProps } from '#kit/ui/icons/icon.tsx';
import { drawnIcon } from './drawn-icon.tsx';

export const HomeIcon = drawnIcon(
  <>
    <path d="m3.5 11 8.5-7.5L20.5 11M5.5 9.5V19A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V9.5" />
    <path d="M10 20.5V15h4v5.5" />
  </>,
);

/** Two people: the customers. */
export const PeopleIcon = drawnIcon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 20v-1a5.5 5.5 0 0 1 5.5-5.5h2a5.5 5.5 0 0 1 5.5 5.5v1M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.3a5.5 5.5 0 0 1 3.5 5.1v.6" />
  </>,
);

/** Three bars, as many of them strong as `level`. */
export function BarsIcon({ level, className }: IconProps & { level: 1 | 2 | 3 }) {
  return (
    <Icon className={className}>
      <path strokeWidth="3" d="M6 18v-3" />
      <path strokeWidth="3" opacity={level > 1 ? 1 : 0.3} d="M12 18v-7" />
      <path strokeWidth="3" opacity={level > 2 ? 1 : 0.3} d="M18 18V7" />
    </Icon>
  );
}

export const CircleIcon = drawnIcon(<circle cx="12" cy="12" r="7.5" fill="currentColor" />);

/** A paper plane: what is on its way. */
export const SendIcon = drawnIcon(<path d="M20.5 3.5 10 14M20.5 3.5 14 20.5l-4-6.5-6.5-4z" />);

export const DownloadIcon = drawnIcon(
  <path d="M12 3.5V15m0 0 4.5-4.5M12 15l-4.5-4.5M4 16v3a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-3" />,
);

/** Stands for the protection of personal data. */
export const ShieldIcon = drawnIcon(
  <>
    <path d="M12 3.5 19 6v5.5c0 4.2-2.8 7.6-7 9-4.2-1.4-7-4.8-7-9V6z" />
    <path d="m9 12 2.2 2.2L15.2 10" />
  </>,
);

/** Try again. */
export const RetryIcon = drawnIcon(<path d="M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5" />);

/** An envelope crossed out: no more letters. */
export const MailOffIcon = drawnIcon(
  <path d="M8 5.5h11a1.5 1.5 0 0 1 1.5 1.5v10.5M16.5 18.5H5A1.5 1.5 0 0 1 3.5 17V7c0-.4.2-.8.4-1.1M4 7.5l8 6 2-1.5M17 9.7l3-2.2M3 3l18 18" />,
);

/** Six dots: what can be dragged. */
export const GripIcon = drawnIcon(
  <path strokeWidth="2.5" d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" />,
);

/** Three dots: more of them. */
export const MoreIcon = drawnIcon(<path strokeWidth="2.5" d="M5.5 12h.01M12 12h.01M18.5 12h.01" />);

/** Two sheets: the text goes to the clipboard. */
export const CopyIcon = drawnIcon(
  <>
    <path d="M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1z" />
    <path d="M15.5 8.5V5a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1H8" />
  </>,
);

/** Today. */
export const SunIcon = drawnIcon(
  <path d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />,
);
