import { Icon, type IconProps } from './icon.tsx';

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 12.5 5 5 10-11" />
    </Icon>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.3 4.5a2 2 0 0 1 3.4 0l7.25 12.5a2 2 0 0 1-1.7 3H4.75a2 2 0 0 1-1.7-3zM12 9.5v4m0 3h.01" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.25m0-8.75h.01" />
    </Icon>
  );
}

/** A still arc; the caller's class turns it. */
export function SpinnerIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 12A8.5 8.5 0 1 1 12 3.5" />
    </Icon>
  );
}

/** Insured work. */
export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3c2.2 1.6 4.7 2.4 7.5 2.5V11c0 4.7-2.9 8-7.5 10-4.6-2-7.5-5.3-7.5-10V5.5C7.3 5.4 9.8 4.6 12 3z" />
      <path d="m8.75 11.75 2.5 2.5 4.25-4.5" />
    </Icon>
  );
}

/** Plant-based products. */
export function LeafIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 4c.9 8.9-1.8 14.5-8 14.5A6.25 6.25 0 0 1 5.5 12C5.5 6.5 11 4.4 20 4z" />
      <path d="M3.5 21c1.3-4.6 4.3-8.3 9-10.75" />
    </Icon>
  );
}

export function DropIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3c3.8 4.1 6.25 7.6 6.25 11a6.25 6.25 0 0 1-12.5 0C5.75 10.6 8.2 7.1 12 3z" />
      <path d="M12 17.25A3.25 3.25 0 0 1 8.75 14" />
    </Icon>
  );
}

export function SparkleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 5c.7 4.7 2.3 6.3 7 7-4.7.7-6.3 2.3-7 7-.7-4.7-2.3-6.3-7-7 4.7-.7 6.3-2.3 7-7z" />
      <path d="M18.5 3.5v4m-2-2h4m-2 11.5v3.5m-1.75-1.75h3.5" />
    </Icon>
  );
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.25 2.7 5.5 6 .85-4.35 4.25 1.05 6L12 17l-5.4 2.85 1.05-6L3.3 9.6l6-.85z" />
    </Icon>
  );
}
