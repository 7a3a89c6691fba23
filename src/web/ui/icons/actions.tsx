import { Icon, type IconProps } from './icon.tsx';

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.75" cy="10.75" r="6.75" />
      <path d="m15.75 15.75 4.75 4.75" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5M10 11v5.5m4-5.5v5.5" />
      <path d="m5.75 6.5.8 12.1a2 2 0 0 0 2 1.9h6.9a2 2 0 0 0 2-1.9l.8-12.1" />
    </Icon>
  );
}

/** Change one thing in place: a pencil. */
export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 1-4.5L16.1 4.4a1.9 1.9 0 0 1 2.7 0l.8.8a1.9 1.9 0 0 1 0 2.7L8.5 19z" />
      <path d="m14 6.5 3.5 3.5" />
    </Icon>
  );
}

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4.5 4 9l4.5 4.5" />
      <path d="M4 9h10.25a5.25 5.25 0 0 1 0 10.5H8" />
    </Icon>
  );
}

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.75 7.5H7L8.6 5a1 1 0 0 1 .9-.5h5a1 1 0 0 1 .9.5L17 7.5h2.25A1.75 1.75 0 0 1 21 9.25v8.5a1.75 1.75 0 0 1-1.75 1.75H4.75A1.75 1.75 0 0 1 3 17.75v-8.5A1.75 1.75 0 0 1 4.75 7.5z" />
      <circle cx="12" cy="13.25" r="3.25" />
    </Icon>
  );
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4m-4.5 4.5L12 4l4.5 4.5" />
      <path d="M4 15.5v2.75A1.75 1.75 0 0 0 5.75 20h12.5A1.75 1.75 0 0 0 20 18.25V15.5" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12C4.4 8 7.9 5.75 12 5.75S19.6 8 21.5 12c-1.9 4-5.4 6.25-9.5 6.25S4.4 16 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 5.9a11 11 0 0 1 2-.15c4.1 0 7.6 2.25 9.5 6.25a12.5 12.5 0 0 1-1.6 2.6M6 7.75A12 12 0 0 0 2.5 12c1.9 4 5.4 6.25 9.5 6.25 1.6 0 3.1-.35 4.5-1" />
      <path d="M9.6 11.25a2.6 2.6 0 0 0 3.15 3.15M4 4l16 16" />
    </Icon>
  );
}

export function LogOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4" />
      <path d="M10 12h10.5m-4.25-4.25L20.5 12l-4.25 4.25" />
    </Icon>
  );
}
