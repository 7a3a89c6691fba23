import { type ComponentType, useState } from 'react';
import { ChevronDownIcon } from '#web/ui/icons/arrows.tsx';
import { codeMissing } from '../reason-of.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/toasts.tsx';

export interface ContactMenuProps {
  name: string;
  /** Empty text: not given. A request has at least one of the two. */
  phone: string;
  email: string;
}

/** Menus are a seventh of the panel's code, so theirs comes when a hand or the focus is near the first one. */
export function ContactMenu(props: ContactMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<ContactMenuProps>>();
  const [isLoading, setLoading] = useState(false);
  if (Menu) return <Menu {...props} />;

  const open = async () => {
    setLoading(true);
    try {
      const { OpenContactMenu } = await loadMenu();
      setMenu(() => OpenContactMenu);
    } catch {
      notify({
        title: 'Error',
        text: 'The menu could not be opened',
        reason: codeMissing,
        kind: 'failed',
      });
    }
    setLoading(false);
  };
  return (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      isBusy={isLoading}
      onClick={() => void open()}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      Contact
      <span className="sr-only">{` ${props.name}`}</span>
      <ChevronDownIcon className="size-4 text-ink-soft" />
    </Button>
  );
}

const loadMenu = () => import('./open-contact-menu.tsx');

/** Only in advance: where it fails, the press says so. */
const prepare = () => void loadMenu().catch(() => {});
