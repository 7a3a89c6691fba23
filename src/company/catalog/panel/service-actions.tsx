import { Menu } from '@base-ui/react/menu';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { getLatest } from '#kit/panel/list/record-cache.ts';
import { Action } from '#kit/panel/ui/action.tsx';
import { MoreIcon } from '#kit/panel/ui/icons.tsx';
import { EditIcon, EyeIcon, EyeOffIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import { serviceUpdate } from './service-mutations.ts';
import { serviceSnapshot } from './service-values.ts';

interface ServiceActionsProps {
  service: AdminService;
  editRef: RefObject<HTMLButtonElement | null>;
  canMoveUp: boolean;
  canMoveDown: boolean;
  onEdit: () => void;
  onMoveUp: () => void;
  onMoveDown: () => void;
  onDelete: () => void;
}

export function ServiceActions(props: ServiceActionsProps) {
  const { service, editRef, canMoveUp, canMoveDown, onEdit, onMoveUp, onMoveDown, onDelete } = props;
  const { title, isActive } = service;
  const update = useMutation(serviceUpdate(service));
  const toggle = () => {
    const { values, version } = serviceSnapshot(getLatest('services', service));
    update.mutate({ body: { ...values, isActive: !isActive }, version });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1 @max-2xl:-ml-7.5 @max-2xl:touch:-ml-11.5 @2xl:@max-4xl:ml-13.5 @4xl:flex-nowrap @4xl:gap-x-0">
      <Action
        label={isActive ? 'Deactivate' : 'Activate'}
        about={title}
        icon={isActive ? EyeIcon : EyeOffIcon}
        aria-busy={update.isPending}
        onClick={() => !update.isPending && toggle()}
      />
      <Action ref={editRef} label="Edit" about={title} icon={EditIcon} onClick={onEdit} />
      <Action label="Delete" about={title} icon={TrashIcon} onClick={onDelete} />
      {(canMoveUp || canMoveDown) && (
        <Menu.Root>
          <Menu.Trigger
            aria-label={`Order of ${title}`}
            className="grid size-9 place-items-center @max-4xl:ml-auto rounded-input text-ink-soft hover:bg-hover hover:text-ink touch:size-11"
          >
            <MoreIcon className="size-5" />
          </Menu.Trigger>
          <Menu.Portal container={document.getElementById('main')}>
            <Menu.Positioner sideOffset={4} align="end" className="z-30">
              <Menu.Popup className="min-w-44 rounded-card bg-raised p-1 shadow-pop ring-1 ring-line transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
                <Entry label="Move up" isOff={!canMoveUp} onClick={onMoveUp} />
                <Entry label="Move down" isOff={!canMoveDown} onClick={onMoveDown} />
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      )}
    </div>
  );
}

function Entry({ label, isOff, onClick }: { label: string; isOff: boolean; onClick: () => void }) {
  return (
    <Menu.Item
      disabled={isOff}
      onClick={onClick}
      className="flex min-h-9 cursor-pointer items-center rounded-input px-3 font-medium outline-none select-none data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-hover touch:min-h-11"
    >
      {label}
    </Menu.Item>
  );
}
