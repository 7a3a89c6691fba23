import { Icon, type IconProps } from './icon.tsx';

export function CouchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 9.75V8a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v1.75M12 5v9" />
      <path d="M2.5 11.75a2 2 0 0 1 4 0V14h11v-2.25a2 2 0 0 1 4 0v4A2.25 2.25 0 0 1 19.25 18H4.75a2.25 2.25 0 0 1-2.25-2.25zM6 18v2m12-2v2" />
    </Icon>
  );
}

export function ChairIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.75 10V6.5a3 3 0 0 1 3-3h4.5a3 3 0 0 1 3 3V10" />
      <path d="M4.5 11.75a1.75 1.75 0 0 1 3.5 0V14h8v-2.25a1.75 1.75 0 0 1 3.5 0v4a1.75 1.75 0 0 1-1.75 1.75H6.25a1.75 1.75 0 0 1-1.75-1.75zM7 17.5l-.75 3M17 17.5l.75 3" />
    </Icon>
  );
}

export function CarpetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.75 5.5h10.5L21.5 17h-19zM9.4 9h5.2l1.65 4.5h-8.5z" />
      <path d="M4.75 17 4 19.5M9.6 17l-.3 2.5M14.4 17l.3 2.5m4.55-2.5.75 2.5" />
    </Icon>
  );
}

export function MattressIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 11V8.5A1.75 1.75 0 0 1 6.75 6.75h3.5A1.75 1.75 0 0 1 12 8.5V11m0-2.5a1.75 1.75 0 0 1 1.75-1.75h3.5A1.75 1.75 0 0 1 19 8.5V11" />
      <path d="M4.75 11h14.5a2.25 2.25 0 0 1 2.25 2.25v3a2.25 2.25 0 0 1-2.25 2.25H4.75a2.25 2.25 0 0 1-2.25-2.25v-3A2.25 2.25 0 0 1 4.75 11zM2.5 14.75h19" />
    </Icon>
  );
}
