import type { ComponentProps } from 'react';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';

interface ActionLook {
  label: string;
  /** The record's name, for screen readers. */
  about: string;
  icon: IconComponent;
  /** Shows the icon alone on cards too. */
  isIconOnly?: boolean;
}

/** `isBusy` ignores presses without taking the focus away. */
type ActionProps = ActionLook & ComponentProps<'button'> & { isBusy?: boolean };

/**
 * An action of a row. Cards show icon and label; wide lists show the icon with the label as a tooltip. Screen readers
 * always get the label.
 */
export function Action(props: ActionProps) {
  const { label, about, icon, isIconOnly = false, isBusy = false, onClick, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={`${shape} ${isIconOnly ? square : labelled}`}
    >
      <Face label={label} about={about} icon={icon} isIconOnly={isIconOnly} />
    </button>
  );
}

export function ActionLink(props: ActionLook & ComponentProps<'a'>) {
  const { label, about, icon, isIconOnly = false, ...rest } = props;
  return (
    <a {...rest} className={`${shape} ${isIconOnly ? square : labelled}`}>
      <Face label={label} about={about} icon={icon} isIconOnly={isIconOnly} />
    </a>
  );
}

function Face({ label, about, icon: Icon, isIconOnly = false }: ActionLook) {
  return (
    <>
      <Icon className="size-4.5" />
      <span className={`${tip} ${isIconOnly ? '@max-4xl:sr-only' : ''}`}>
        {label}
        <span className="sr-only"> {about}</span>
      </span>
    </>
  );
}

const shape =
  'group/action relative inline-flex min-h-9 items-center justify-center gap-2 rounded-input font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink touch:min-h-11';

const square = 'w-9 touch:w-11';
const labelled = 'px-2 @4xl:w-9 @4xl:px-0 touch:@4xl:w-11';

const tip =
  '@4xl:pointer-events-none @4xl:absolute @4xl:bottom-full @4xl:z-10 @4xl:mb-1 @4xl:rounded-md @4xl:bg-ink @4xl:px-2 @4xl:py-1 @4xl:text-xs @4xl:whitespace-nowrap @4xl:text-canvas @4xl:opacity-0 @4xl:group-hover/action:opacity-100 @4xl:group-focus-visible/action:opacity-100 @4xl:in-[[data-base-ui-inert]]:opacity-0!';
