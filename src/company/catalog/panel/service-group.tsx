import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Link } from 'react-router';
import { categoryName } from '#company/catalog/known-categories.ts';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { RemovedRows } from '#kit/panel/list/removed-rows.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { announcementsFor, dragInstructions } from './drag-announcements.ts';
import { offeredQuery } from './offered-query.ts';
import { ServiceItem } from './service-item.tsx';
import { useOrderServices } from './use-order-services.ts';
import type { ServicesParams } from './use-services-params.ts';

interface ServiceGroupProps {
  category: ServiceCategory;
  /** All of the category; `shown` are those of the filter. */
  services: AdminService[];
  shown: AdminService[];
  params: ServicesParams;
}

/** A category of services, ordered by mouse, touch, keyboard or menu. */
export function ServiceGroup({ category, services, shown, params }: ServiceGroupProps) {
  const order = useOrderServices();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = services.map(({ id }) => id);
  // A removed service still shows for a moment but has no position.
  const removed = use(RemovedRows);
  const movable = shown.filter((service) => !removed.has(service));
  const move = (id: number, target: number | undefined) => {
    if (target === undefined || target === id || !ids.includes(id)) return;
    const next = arrayMove(ids, ids.indexOf(id), ids.indexOf(target));
    order({ category, ids: next, before: ids });
  };
  const label = categoryName(category);
  const { data: settings } = useQuery(offeredQuery);
  const isSwitchedOff = settings?.company.categories.includes(category) === false;
  const active = services.filter(({ isActive }) => isActive).length;

  return (
    <section aria-labelledby={`group-${category}`}>
      <header className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id={`group-${category}`} className="text-lg font-semibold">
          {label}
        </h2>
        <p className="text-ink-soft">{`${active} of ${services.length} active`}</p>
        {isSwitchedOff && (
          <p className="text-ink-soft">
            Not on your website: switched off in{' '}
            <Link to={adminPaths.company} className="text-link hover:underline">
              Settings, Company
            </Link>
          </p>
        )}
      </header>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcementsFor(label, movable),
          screenReaderInstructions: dragInstructions,
        }}
        onDragEnd={({ active: dragged, over }) =>
          move(Number(dragged.id), over ? Number(over.id) : undefined)
        }
      >
        <SortableContext items={shown} strategy={verticalListSortingStrategy}>
          <ul className="overflow-clip rounded-card bg-surface shadow-card ring-1 ring-line">
            {shown.map((service) => {
              const place = movable.indexOf(service);
              return (
                <ServiceItem
                  key={service.id}
                  service={service}
                  isMovable={place !== -1}
                  isEdited={service.id === params.editedId}
                  params={params}
                  above={movable[place - 1]?.id}
                  below={movable[place + 1]?.id}
                  onMove={(target) => move(service.id, target)}
                />
              );
            })}
          </ul>
        </SortableContext>
      </DndContext>
    </section>
  );
}
