import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { TrashIcon } from '#kit/ui/icons/actions.tsx';
import {
  type Block,
  blockUpdateSchema,
  newBlockSchema,
  type SavedBlock,
  savedBlockSchema,
} from '#visits/blocks/blocks.ts';
import type { BookingCalendar } from '#visits/booking/workday.ts';
import type { Crew } from '#visits/crews/crews.ts';
import { blockText } from './block-text.ts';
import { blockLabels, checkBlock, partLabels, parts, toBlockBody, toBlockValues } from './block-values.ts';
import { useDeleteBlock, useTakeBack } from './use-block-actions.ts';

export type BlockDraft = Omit<Block, 'id' | 'version'>;

interface BlockFormProps {
  /** Undefined for a new one. */
  block: Block | undefined;
  draft: BlockDraft;
  crews: readonly Crew[];
  settings: BookingCalendar['settings'];
  /** Undefined if it can no longer be edited. */
  onSaved: (saved: SavedBlock | undefined) => void;
  onClose: () => void;
}

export function BlockForm({ block, draft, crews, settings, onSaved, onClose }: BlockFormProps) {
  const takeBack = useTakeBack();
  const remove = useDeleteBlock(onClose);
  const form = useEditForm({
    ...(block && { draftKey: `block:${block.id}` }),
    saved: { values: toBlockValues(draft), version: block?.version ?? 0 },
    ...blockLabels,
    schema: block ? blockUpdateSchema : newBlockSchema,
    body: (values) => toBlockBody(values, { crews, settings }),
    check: checkBlock,
    mutation: {
      mutationFn: (sent) =>
        block
          ? fetchAdmin(savedBlockSchema, visitApi.block(block.id), {
              method: 'PATCH',
              body: { ...sent.body, version: sent.version },
            })
          : createRecord(savedBlockSchema, visitApi.blocks, sent),
      ...mutationCallbacks({
        done: (saved: SavedBlock) => ({
          title: 'Time off saved',
          text: blockText(saved),
          action: { label: 'Undo', run: () => takeBack.mutate({ saved, before: block }) },
        }),
        failed: 'Time off not saved.',
      }),
    },
    ...(block && {
      recordSchema: savedBlockSchema,
      snapshot: (present: Block) => ({ values: toBlockValues(present), version: present.version }),
    }),
    onDone: onSaved,
  });
  const { values, edit, errors } = form;
  const shownCrews = crews.filter(({ id, isActive }) => isActive || String(id) === values.crewId);
  return (
    <EditForm
      noun="time off"
      form={form}
      saveLabels={['Save', 'Saving...']}
      leaveLabel="Cancel"
      onDone={onClose}
    >
      <SegmentedControl
        legend="Time"
        options={parts.map((part) => ({ value: part, label: partLabels[part] }))}
        chosen={values.part}
        onChoose={(part) => edit('part', part)}
      />
      {values.part === 'times' && (
        <div className="grid grid-cols-2 gap-4">
          <TextField {...form.field('from')} type="time" required />
          <TextField {...form.field('to')} type="time" required />
        </div>
      )}
      <SelectField
        {...form.field('crewId')}
        options={['', ...shownCrews.map(({ id }) => String(id))]}
        texts={{ '': 'All crews', ...Object.fromEntries(shownCrews.map(({ id, name }) => [id, name])) }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.field('date')} type="date" required />
        <TextField
          {...form.field('untilDate')}
          type="date"
          min={values.date}
          hint={values.repeats === '' ? 'For several days' : 'Empty repeats without an end'}
        />
      </div>
      <SwitchField
        label="Every week"
        isOn={values.repeats === 'weekly'}
        onChange={(isOn) => edit('repeats', isOn ? 'weekly' : '')}
      />
      <TextField
        {...form.field('reason')}
        error={errors.reason}
        hint="Optional. Only staff see it."
        autoComplete="off"
        maxLength={200}
      />
      {block && (
        <Button
          variant="quiet"
          className="justify-self-start"
          isBusy={remove.isPending}
          onClick={() => remove.mutate(block)}
        >
          <TrashIcon className="size-4" />
          Delete
        </Button>
      )}
    </EditForm>
  );
}
