import { useState } from 'react';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { useUrlParams } from '#kit/panel/list/use-url-params.ts';

/** The filter and the open form in the URL, so that they survive a reload and other screens can link to them. */
export function useServicesParams() {
  const { params, write } = useUrlParams();
  const [savedId, setSavedId] = useState<number | null>(null);
  const set = (changes: Record<string, string>, replace = true) =>
    write(
      (next) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
      },
      { replace },
    );
  const edited = params.get('service');
  return {
    /** `active`, `inactive` or the slug of a category. */
    filter: params.get('filter') ?? undefined,
    isAdding: edited === 'new',
    /** The service in the editor: one at a time. */
    editedId: Number(edited) || null,
    setFilter: (filter: string) => set({ filter }, false),
    edit: (id: number) => {
      setSavedId(null);
      set({ service: String(id) });
    },
    add: () => set({ service: 'new' }),
    closeForm: (saved?: AdminService) => {
      setSavedId(saved?.id ?? null);
      set({ service: '' });
    },
    /** The service that was saved last: the list scrolls to it. */
    savedId,
  };
}

export type ServicesParams = ReturnType<typeof useServicesParams>;
