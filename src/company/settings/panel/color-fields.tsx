import { brandColors } from '#company/brand/brand-texts.ts';
import { siteColors } from '#company/brand/palette.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import type { BrandValues } from './brand-values.ts';

/** Two colors, of which all others are made. */
export function ColorFields({ form }: { form: Pick<EditFormFor<BrandValues>, 'values' | 'edit' | 'field'> }) {
  const { primary, accent } = form.values;
  const isOwn = primary !== '';
  const choose = (isOn: boolean) => {
    form.edit('primary', isOn ? brandColors.teal : '');
    form.edit('accent', isOn ? brandColors.sun : '');
  };
  return (
    <div className="grid gap-5">
      <SwitchField label="Colors of your own" isOn={isOwn} onChange={choose} />
      {isOwn && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.field('primary')}
            type="color"
            className="h-11 cursor-pointer p-1"
            hint="For links and dark areas"
          />
          <TextField
            {...form.field('accent')}
            type="color"
            className="h-11 cursor-pointer p-1"
            hint="For the most important button of a page"
          />
        </div>
      )}
      <ColorPreview colors={isOwn ? { primary, accent } : null} />
    </div>
  );
}

function ColorPreview({ colors }: { colors: { primary: string; accent: string } | null }) {
  const { paper, line, ink, teal, tealDeep, mint, sun, sunText } = siteColors(colors);
  return (
    <figure className="grid gap-1.5">
      <div
        className="overflow-hidden rounded-card ring-1 ring-line"
        style={{ backgroundColor: paper, color: ink, borderColor: line }}
      >
        <p className="px-4 py-3" style={{ backgroundColor: tealDeep, color: '#ffffff' }}>
          <strong>Clean by Friday</strong> <span style={{ color: mint }}>Your price first</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-4">
          <span style={{ color: sunText }}>Pick a time</span>
          <span className="underline" style={{ color: teal }}>
            See all prices
          </span>
          <span className="rounded-full px-4 py-2 font-semibold" style={{ backgroundColor: sun }}>
            Get a quote
          </span>
        </p>
      </div>
      <figcaption className="text-sm text-ink-soft">
        Where a color would be hard to read, the site uses a darker or lighter shade of it.
      </figcaption>
    </figure>
  );
}
