import { Icon, type IconProps } from '#web/ui/icons/icon.tsx';

/** Six dots: take hold here. */
export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path strokeWidth="2.5" d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" />
    </Icon>
  );
}

/** Three dots: more of them. */
export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path strokeWidth="2.5" d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
    </Icon>
  );
}
