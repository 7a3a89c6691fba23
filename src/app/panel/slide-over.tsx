import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import type { CurrentUser } from '#kit/access/auth.ts';
import { backdropClass, closeClass } from '#kit/panel/ui/dialog-frame.tsx';
import { CloseIcon, MenuIcon } from '#kit/ui/icons/actions.tsx';
import { Sidebar } from './sidebar.tsx';
import type { Badges } from './waiting-badge.tsx';

interface SlideOverProps {
  user: CurrentUser;
  badges: Badges;
  onSearch: () => void;
}

/** The sidebar on a small screen. */
export function SlideOver({ user, badges, onSearch }: SlideOverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger aria-label="Open menu" className={closeClass}>
        <MenuIcon className="size-6" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-30 w-72 max-w-[85vw] bg-raised [--ground:var(--color-raised)] pb-[env(safe-area-inset-bottom)] shadow-pop transition-[translate] duration-250 data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar user={user} badges={badges} onSearch={onSearch} onChoose={() => setOpen(false)} />
          <Dialog.Close aria-label="Close menu" className={`absolute top-5 right-4 ${closeClass}`}>
            <CloseIcon className="size-5" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
