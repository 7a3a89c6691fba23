import type { PresetName } from '#company/presets/preset-names.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import {
  demoArticlesOfflinePath,
  type KeepableStep,
  keepableSteps,
  type Setup,
  type SetupUpdate,
  setupPath,
  setupSchema,
  tradePath,
} from '#office/setup/setup.ts';

interface Save extends SetupUpdate {
  /** The toast's text. */
  said: string;
}

export const useSaveSetup = () =>
  useAdminMutation({
    call: ({ said: _said, ...body }: Save) => fetchAdmin(setupSchema, setupPath, { method: 'PUT', body }),
    done: (_setup, { said }) => ({ title: said }),
    failed: 'The list is unchanged.',
  });

export const useChooseTrade = () =>
  useAdminMutation({
    call: ({ name: trade }: { name: PresetName; title: string }) =>
      fetchAdmin(setupSchema, tradePath, { method: 'POST', body: { trade } }),
    done: (_setup, { title }) => ({
      title: `${title} is on your site`,
      text: 'The example’s catalog is in the trash.',
    }),
    failed: 'Couldn’t change your trade',
  });

export const useTakeArticlesOffline = () =>
  useAdminMutation({
    call: () => fetchAdmin(setupSchema, demoArticlesOfflinePath, { method: 'POST' }),
    done: () => ({ title: 'Example articles taken offline', text: 'They are drafts in Blog now.' }),
    failed: 'The articles are still online.',
  });

export const keptSteps = ({ steps }: Setup): KeepableStep[] =>
  keepableSteps.filter((kept) => steps.some(({ step, state }) => step === kept && state === 'kept'));

export const isKeepable = (step: string): step is KeepableStep => keepableSteps.some((one) => one === step);
