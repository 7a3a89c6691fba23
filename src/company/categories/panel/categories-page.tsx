import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { type Category, categorySchema } from '#company/categories/categories.ts';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { useDeletion } from '#kit/panel/list/delete-or-restore.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { Action } from '#kit/panel/ui/action.tsx';
import { Button } from '#kit/panel/ui/button.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { adminApi, adminPage, adminPaths, paths } from '#kit/paths/paths.ts';
import { EditIcon, EyeOffIcon, PlusIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';
import { allCategoriesQuery } from './categories-query.ts';
import { CategoryForm } from './category-form.tsx';

export function CategoriesPage() {
  const list = useQuery(allCategoriesQuery);
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  const shown = useLastShown(edited);
  const category = shown === null || shown === 'new' ? null : shown;
  const opener = useRef<HTMLButtonElement>(null);
  const order = useMutation(orderMutation);
  const close = () => setEdited(null);
  return (
    <>
      <PageHeader title="Categories" subtitle="What you clean or do: each has its page on your website">
        <Button ref={opener} variant="main" onClick={() => setEdited('new')}>
          <PlusIcon className="size-4.5" />
          Add Category
        </Button>
      </PageHeader>
      <QueryView query={list} what="the categories">
        {(categories) =>
          categories.length > 0 ? (
            <ol
              aria-label="Categories"
              className="overflow-clip rounded-card bg-surface shadow-card ring-1 ring-line"
            >
              {categories.map((one, index) => {
                const ids = categories.map(({ id }) => id);
                const moveTo = (place: number) =>
                  order.mutate(ids.toSpliced(index, 1).toSpliced(place, 0, one.id));
                return (
                  <CategoryRow
                    key={one.id}
                    category={one}
                    onEdit={() => setEdited(one)}
                    onMoveUp={index > 0 ? () => moveTo(index - 1) : undefined}
                    onMoveDown={index < ids.length - 1 ? () => moveTo(index + 1) : undefined}
                  />
                );
              })}
            </ol>
          ) : (
            <Empty title="No categories yet">
              <p className="max-w-md text-ink-soft">
                Add what you clean or do. Its page, menus and forms follow, and then its services.
              </p>
            </Empty>
          )
        }
      </QueryView>
      <Sheet
        open={edited !== null}
        onClose={close}
        opener={shown === 'new' ? opener : undefined}
        title={category ? `Edit ${category.name}` : 'Add category'}
        subtitle="Words in each language, as sentences of your website use them"
      >
        <CategoryForm key={category?.id ?? 'new'} category={category} onDone={close} />
      </Sheet>
    </>
  );
}

interface CategoryRowProps {
  category: Category;
  onEdit: () => void;
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
}

function CategoryRow({ category, onEdit, onMoveUp, onMoveDown }: CategoryRowProps) {
  const { id, slug, name, nameEs, pageSlug, icon, isActive } = category;
  const remove = useDeletion({
    path: adminApi.category(id),
    restorePath: adminApi.restoreCategory(id),
    deleted: { title: 'Category deleted', text: `${name}, with its services` },
    deleteFailed: 'Failed to delete the category',
    restored: { title: 'Category restored', text: name },
    restoreFailed: 'Failed to restore the category',
  });
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 not-last:border-b not-last:border-line ${remove.isPending ? 'opacity-50' : ''}`}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-input bg-accent-wash text-link">
        <NamedIcon name={icon} className="size-6" />
      </span>
      <div className={`min-w-0 flex-1 basis-48 ${isActive ? '' : 'text-ink-soft'}`}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="font-semibold wrap-anywhere">{name}</h2>
          {!isActive && <Chip label="Off" tone="yellow" icon={EyeOffIcon} />}
        </div>
        <p className="text-sm text-ink-soft wrap-anywhere">
          <span lang="es">{nameEs}</span>
          {' · '}
          <a href={paths.service(pageSlug)} className="text-link underline underline-offset-3">
            /{pageSlug}
          </a>
          {' · '}
          <Link
            to={`${adminPaths.services}?filter=${slug}`}
            className="text-link underline underline-offset-3"
          >
            Services
          </Link>
          {' · '}
          <Link to={adminPage.edit(id)} className="text-link underline underline-offset-3">
            Texts of its page
          </Link>
        </p>
      </div>
      <div className="flex items-center max-sm:ml-auto">
        {onMoveUp && <Action label="Move up" about={name} icon={MoveUpIcon} isIconOnly onClick={onMoveUp} />}
        {onMoveDown && (
          <Action label="Move down" about={name} icon={ChevronDownIcon} isIconOnly onClick={onMoveDown} />
        )}
        <Action label="Edit" about={name} icon={EditIcon} onClick={onEdit} />
        <Action label="Delete" about={name} icon={TrashIcon} onClick={() => remove.mutate()} />
      </div>
    </li>
  );
}

const MoveUpIcon = ({ className = '' }: { className?: string }) => (
  <ChevronDownIcon className={`rotate-180 ${className}`} />
);

const orderMutation = {
  scope: { id: 'category-order' },
  mutationFn: (ids: number[]) =>
    fetchAdmin(z.array(categorySchema), adminApi.categoryOrder, { method: 'PUT', body: { ids } }),
  ...mutationCallbacks({
    done: { title: 'Order saved', text: 'Your website is updated.' },
    failed: 'Failed to save the order',
  }),
};
