import { serviceCategories } from '#shared/services.ts';
import { useUrlParams } from '../list/use-url-params.ts';

export const serviceFilters = ['active', 'inactive', ...serviceCategories] as const;
export type ServiceFilterName = (typeof serviceFilters)[number];

/** The filter and the open form in the URL, so that they survive a reload and other screens can link to them. */
export function useServicesParams() {
  const { params, write } = useUrlParams();
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
    filter: serviceFilters.find((filter) => filter === params.get('filter')),
    isAdding: edited === 'new',
    /** The service in the editor: one at a time. */
    editedId: Number(edited) || null,
    setFilter: (filter: string) => set({ filter }, false),
    edit: (id: number) => set({ service: String(id) }),
    add: () => set({ service: 'new' }),
    closeForm: () => set({ service: '' }),
  };
}

export type ServicesParams = ReturnType<typeof useServicesParams>;
