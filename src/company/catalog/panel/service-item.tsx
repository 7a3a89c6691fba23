import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useEffect } from 'react';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { useRow } from '#kit/panel/list/removed-rows.ts';
import { GripIcon } from '#kit/panel/ui/icons.tsx';
import { useFocusBack } from '#kit/panel/ui/use-focus-back.ts';
import { ServiceEditor } from './lazy-service-editor.tsx';
import { ServiceActions } from './service-actions.tsx';
import { ServiceSummary } from './service-summary.tsx';
import { useDeleteService } from './use-delete-service.ts';
import type { ServicesParams } from './use-services-params.ts';

interface ServiceItemProps {
  service: AdminService;
  isMovable: boolean;
  isEdited: boolean;
  params: ServicesParams;
  /** The neighbors on screen, to move past. */
  above: number | undefined;
  below: number | undefined;
  onMove: (target: number | undefined) => void;
}

/** A service in the list, or its editor in the same place. */
export function ServiceItem(props: ServiceItemProps) {
  const { service, isMovable, isEdited, params, above, below, onMove } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: service.id, disabled: { draggable: isEdited || !isMovable, droppable: !isMovable } });
  const remove = useDeleteService(service);
  const editButton = useFocusBack(isEdited);
  const isSaved = service.id === params.savedId;
  useEffect(() => {
    // A new service, or one of another category now, stands far from where its form was.
    if (isSaved && !isEdited) editButton.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [isSaved, isEdited, editButton]);
  return (
    <li
      ref={setNodeRef}
      {...useRow(service, remove.isPending)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`relative not-last:border-b not-last:border-line ${isDragging ? 'z-10 bg-raised shadow-pop' : ''}`}
    >
      {isEdited ? (
        <ServiceEditor service={service} onDone={params.closeForm} />
      ) : (
        <div className="flex items-start gap-1 py-3 pr-3 pl-1 @2xl:gap-2 @2xl:pr-4 @2xl:pl-2 @4xl:items-center">
          <button
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            type="button"
            aria-label={`Move ${service.title}`}
            className="grid h-12 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-input text-ink-soft hover:bg-hover hover:text-ink active:cursor-grabbing touch:w-11"
          >
            <GripIcon className="size-5" />
          </button>
          <div className="grid min-w-0 flex-1 gap-2 @4xl:flex @4xl:items-center @4xl:gap-4">
            <ServiceSummary service={service} />
            <ServiceActions
              service={service}
              editRef={editButton}
              canMoveUp={above !== undefined}
              canMoveDown={below !== undefined}
              onEdit={() => params.edit(service.id)}
              onMoveUp={() => onMove(above)}
              onMoveDown={() => onMove(below)}
              onDelete={() => remove.mutate()}
            />
          </div>
        </div>
      )}
    </li>
  );
}
