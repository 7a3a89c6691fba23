import { Icon, type IconProps } from './icon.tsx';

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5.5v13m7-13v13" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.25v13.5L18.5 12z" />
    </Icon>
  );
}
