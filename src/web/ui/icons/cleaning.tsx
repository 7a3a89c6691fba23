import { Icon, type IconProps } from './icon.tsx';

export function VacuumIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 20.5h6.5l-1.5-3.25h-3.5zM6 17.25l3-11.5a2.4 2.4 0 0 1 4.75.6V11" />
      <path d="M12 20.5v-4A5.5 5.5 0 0 1 17.5 11a4 4 0 0 1 4 4v5.5z" />
      <circle cx="17" cy="17" r="1.25" />
    </Icon>
  );
}

export function SprayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.25 11.5h6.5l1.5 3.25v4a1.75 1.75 0 0 1-1.75 1.75h-6a1.75 1.75 0 0 1-1.75-1.75v-4zM8.5 11.5V8h4v3.5" />
      <path d="M12.5 8H6.75V5.5a2 2 0 0 1 2-2h6V6M12.5 8l1.75 1.5M18 3.5h.01M18 6.25h.01m3-3.25h.01m-.01 3.75h.01M21 5h.01" />
    </Icon>
  );
}

/** The head that washes and takes the water up again. */
export function WandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 2.75 12.75 12.5M9.5 11.5l6 3.5.5 4H4.5z" />
      <path d="M3.5 19h13.75M7.5 19l1-3m2.75 3 .5-3M20 14.5c1 1.2 1.5 2 1.5 2.9a1.5 1.5 0 0 1-3 0c0-.9.5-1.7 1.5-2.9z" />
    </Icon>
  );
}

export function FanIcon(props: IconProps) {
  const blade = 'M12 10.25c-2.6-1.6-3.4-6.5.4-6.5 3.4 0 3.6 3.9 1.1 6.9';
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="1.75" />
      <path d={blade} />
      <path d={blade} transform="rotate(120 12 12)" />
      <path d={blade} transform="rotate(240 12 12)" />
    </Icon>
  );
}

export function BrushIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 7.5h10a3 3 0 0 1 3 3v1.75H4V10.5a3 3 0 0 1 3-3zM8.5 7.5V6A1.5 1.5 0 0 1 10 4.5h4A1.5 1.5 0 0 1 15.5 6v1.5" />
      <path d="M5.75 12.25v5m3.1-5v6.5m3.15-6.5v5.5m3.15-5.5v6.5m3.1-6.5v5" />
    </Icon>
  );
}

/** A drop cloth with a turned corner. */
export function ClothIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 6.5c5 1.5 10 1.5 15 0v7.75l-4.5 4.5c-3.5.5-7 .25-10.5-.75z" />
      <path d="M19.5 14.25c-2 .75-3.5.75-4.75.25.5 1.25.75 2.5.25 4.25M8 10.25c2.5.6 5 .75 7.5.4" />
    </Icon>
  );
}

export function MiteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 8.25c2.6 0 4.5 2.3 4.5 5.25S14.6 19 12 19s-4.5-2.55-4.5-5.5S9.4 8.25 12 8.25zM10.25 8.4a1.9 1.9 0 0 1 3.5 0" />
      <path d="M7.9 11.25 4.5 8.5m3 5H3.75m4.35 3L5.25 19.5M16.1 11.25l3.4-2.75m-3 5h3.75m-4.35 3 2.85 3M10.5 12.5h.01m2.99 2h.01" />
    </Icon>
  );
}

export function GermIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4.75" />
      <path d="M12 7.25V3.5m0 17v-3.75M7.25 12H3.5m17 0h-3.75M8.65 8.65 6 6m12 12-2.65-2.65m0-6.7L18 6M6 18l2.65-2.65M10.75 11h.01m2.49 2.25h.01" />
    </Icon>
  );
}

export function WindIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 9h10a2.75 2.75 0 1 0-2.75-2.75M3.5 13h14.25A2.75 2.75 0 1 1 15 15.75M3.5 17h6.75" />
    </Icon>
  );
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.75 14.25A8.25 8.25 0 1 1 9.75 4.25a6.75 6.75 0 0 0 10 10z" />
    </Icon>
  );
}
