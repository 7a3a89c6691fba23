import { Icon, type IconProps } from './icon.tsx';

export function DashboardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h4A1.5 1.5 0 0 1 10.5 5v6A1.5 1.5 0 0 1 9 12.5H5A1.5 1.5 0 0 1 3.5 11V5A1.5 1.5 0 0 1 5 3.5zM5 16h4a1.5 1.5 0 0 1 1.5 1.5V19A1.5 1.5 0 0 1 9 20.5H5A1.5 1.5 0 0 1 3.5 19v-1.5A1.5 1.5 0 0 1 5 16z" />
      <path d="M15 11.5h4a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-4a1.5 1.5 0 0 1-1.5-1.5v-6a1.5 1.5 0 0 1 1.5-1.5zM15 3.5h4A1.5 1.5 0 0 1 20.5 5v1.5A1.5 1.5 0 0 1 19 8h-4a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 15 3.5z" />
    </Icon>
  );
}

/** What customers sent in. */
export function InboxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 13.5 6.2 6a2 2 0 0 1 1.9-1.3h7.8A2 2 0 0 1 17.8 6l2.7 7.5v4A2 2 0 0 1 18.5 19.5h-13a2 2 0 0 1-2-2z" />
      <path d="M3.5 13.5h4.75l1.5 2.5h4.5l1.5-2.5h4.75" />
    </Icon>
  );
}

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 21V4.5A1.5 1.5 0 0 1 6.5 3h11A1.5 1.5 0 0 1 19 4.5V21l-2.3-1.6-2.35 1.6L12 19.4 9.65 21 7.3 19.4z" />
      <path d="M8.75 7.75h6.5M8.75 11.5h6.5M8.75 15.25h3.5" />
    </Icon>
  );
}

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 5.25A1.75 1.75 0 0 1 5.25 3.5h6.2a2 2 0 0 1 1.4.6l7.1 7.1a1.9 1.9 0 0 1 0 2.7l-6.05 6.05a1.9 1.9 0 0 1-2.7 0l-7.1-7.1a2 2 0 0 1-.6-1.4zM8 8h.01" />
    </Icon>
  );
}

/** An article: a written page. */
export function ArticleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 3.5h7.25L19 8.75V18.5a2 2 0 0 1-2 2H6.5a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z" />
      <path d="M13.5 3.75V9h5.25M8 13h7.5M8 16.5h5" />
    </Icon>
  );
}

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 4h13a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
      <path d="m3.75 17 4.6-4.6a1.75 1.75 0 0 1 2.5 0l6.9 6.9M14 15.5l1.65-1.6a1.75 1.75 0 0 1 2.4 0l2.45 2.35" />
      <circle cx="15" cy="8.75" r="1.5" />
    </Icon>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4.25" />
      <path d="M4.5 20.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6" />
    </Icon>
  );
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5v15a2 2 0 0 0 2 2h15M8.5 16v-4m4.5 4V6.5m4.5 9.5V9.5" />
    </Icon>
  );
}

export function SlidersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7h8m4.5 0h4.5M3.5 17h4m4.5 0h8.5" />
      <circle cx="13.75" cy="7" r="2.25" />
      <circle cx="9.75" cy="17" r="2.25" />
    </Icon>
  );
}
