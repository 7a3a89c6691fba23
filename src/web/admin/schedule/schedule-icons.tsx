import { Icon, type IconProps } from '#web/ui/icons/icon.tsx';

/** Six dots: what can be dragged. */
export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path strokeWidth="2.6" d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
    </Icon>
  );
}

/** Two sheets: the text goes to the clipboard. */
export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1z" />
      <path d="M15.5 8.5V5a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1H8" />
    </Icon>
  );
}
