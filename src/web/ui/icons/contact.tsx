import { Icon, type IconProps } from './icon.tsx';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.4 3.5H5.25A1.75 1.75 0 0 0 3.5 5.3 15.6 15.6 0 0 0 18.7 20.5a1.75 1.75 0 0 0 1.8-1.75V15.6l-4.6-1.85-2 2.25A13 13 0 0 1 8 10.1l2.25-2z" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z" />
      <path d="m3.5 7.5 7.3 5.3a2 2 0 0 0 2.4 0l7.3-5.3" />
    </Icon>
  );
}

/** A text message: speech bubble with three dots. */
export function MessageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5.5L8 20.5V17H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z" />
      <path d="M8 10.5h.01m3.99 0h.01m3.99 0h.01" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6.75V12l3.5 2" />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 5h13a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 10h17M8 3v3.5M16 3v3.5" />
      <path d="m9 15 2 2 4-3.75" />
    </Icon>
  );
}

export function MapPinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.25S4.75 15.5 4.75 10a7.25 7.25 0 0 1 14.5 0c0 5.5-7.25 11.25-7.25 11.25z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}
