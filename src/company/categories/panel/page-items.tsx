import { type PageIcon, type PointLook, pageIcons, pageLimits } from '#company/categories/category-pages.ts';
import type { Language } from '#kit/language/language.ts';
import { Action } from '#kit/panel/ui/action.tsx';
import { Button } from '#kit/panel/ui/button.tsx';
import { Fault } from '#kit/panel/ui/fault.tsx';
import { SelectField, TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { PlusIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import { ChevronDownIcon } from '#kit/ui/icons/arrows.tsx';
import { NamedIcon } from '#kit/ui/icons/icon.tsx';

interface Item {
  title: string;
  text: string;
  icon: PageIcon;
  minutes: number | null;
  mark?: string;
}

interface ItemListProps<One extends Item> {
  noun: 'step' | 'point';
  look: PointLook | 'steps';
  language: Language;
  items: readonly One[];
  /** By `0.title`; empty for the list itself. */
  getError: (part: string) => string | undefined;
  onChange: (items: One[]) => void;
}

/** The steps or points of a section, in order. */
export function ItemList<One extends Item>({
  noun,
  look,
  language,
  items,
  getError,
  onChange,
}: ItemListProps<One>) {
  const error = getError('');
  const move = (from: number, to: number) =>
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]!));
  return (
    <>
      <ol aria-label={`List of ${noun}s`} className="grid gap-3">
        {items.map((item, index) => {
          const about = item.title || `${noun} ${index + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no id, and its title is being typed
            <li key={index} className="grid gap-3 rounded-input p-3 ring-1 ring-line">
              <div className="-my-1 flex items-center gap-1">
                <p className="mr-auto text-sm font-semibold text-ink-soft">{`${capitals[noun]} ${index + 1}`}</p>
                {index > 0 && (
                  <Action
                    label="Move up"
                    about={about}
                    icon={MoveUpIcon}
                    isIconOnly
                    onClick={() => move(index, index - 1)}
                  />
                )}
                {index < items.length - 1 && (
                  <Action
                    label="Move down"
                    about={about}
                    icon={ChevronDownIcon}
                    isIconOnly
                    onClick={() => move(index, index + 1)}
                  />
                )}
                <Action
                  label="Remove"
                  about={about}
                  icon={TrashIcon}
                  isIconOnly
                  onClick={() => onChange(items.toSpliced(index, 1))}
                />
              </div>
              <ItemFields
                item={item}
                look={look}
                language={language}
                getError={(part) => getError(`${index}.${part}`)}
                onChange={(next) => onChange(items.with(index, next))}
              />
            </li>
          );
        })}
      </ol>
      <Fault text={error} />
      {items.length < pageLimits.items && (
        <Button
          className="justify-self-start"
          onClick={() => onChange([...items, { ...blank, ...(noun === 'point' && { mark: '' }) } as One])}
        >
          <PlusIcon className="size-4" />
          {`Add a ${noun}`}
        </Button>
      )}
    </>
  );
}

interface ItemFieldsProps<One extends Item> {
  item: One;
  look: PointLook | 'steps';
  language: Language;
  getError: (part: string) => string | undefined;
  onChange: (item: One) => void;
}

function ItemFields<One extends Item>({ item, look, language, getError, onChange }: ItemFieldsProps<One>) {
  const hasIcon = ['steps', 'icons', 'icons-dark'].includes(look);
  const hasMinutes = ['steps', 'clock'].includes(look);
  return (
    <>
      <TextField
        label="Title"
        lang={language}
        autoComplete="off"
        maxLength={pageLimits.title}
        value={item.title}
        error={getError('title')}
        onChange={({ target }) => onChange({ ...item, title: target.value })}
      />
      <TextArea
        label="Text"
        lang={language}
        rows={look === 'story' ? 6 : 3}
        maxLength={look === 'story' ? pageLimits.story : pageLimits.text}
        value={item.text}
        error={getError('text')}
        {...(look === 'story' && { hint: 'An empty line begins a paragraph' })}
        onChange={({ target }) => onChange({ ...item, text: target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-3 empty:hidden">
        {hasIcon && (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <SelectField
              label="Icon"
              value={item.icon}
              options={pageIcons as readonly PageIcon[]}
              error={getError('icon')}
              onChange={({ target }) => onChange({ ...item, icon: target.value as PageIcon })}
            />
            <NamedIcon name={item.icon} className="mb-1.5 size-6 text-link" />
          </div>
        )}
        {hasMinutes && (
          <TextField
            label="Minutes"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={item.minutes === null ? '' : String(item.minutes)}
            error={getError('minutes')}
            onChange={({ target }) => onChange({ ...item, minutes: toMinutes(target.value) })}
          />
        )}
        {look === 'marks' && (
          <TextField
            label="Letters"
            autoComplete="off"
            maxLength={pageLimits.mark}
            value={item.mark ?? ''}
            error={getError('mark')}
            onChange={({ target }) => onChange({ ...item, mark: target.value })}
          />
        )}
      </div>
    </>
  );
}

/** Only digits are taken. */
function toMinutes(typed: string): number | null {
  const digits = typed.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

const blank: Item = { title: '', text: '', icon: 'check', minutes: null };
const capitals = { step: 'Step', point: 'Point' };

const MoveUpIcon = ({ className = '' }: { className?: string }) => (
  <ChevronDownIcon className={`rotate-180 ${className}`} />
);
