import {
  type PointLook,
  type PointSection,
  pageLimits,
  pagePlaces,
  pointLooks,
} from '#company/categories/category-pages.ts';
import type { Language } from '#kit/language/language.ts';
import { Fault } from '#kit/panel/ui/fault.tsx';
import { SelectField, TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { OwnSections } from './own-sections.tsx';
import { ItemList } from './page-items.tsx';
import { headingFields } from './page-values.ts';
import { SectionTexts } from './section-texts.tsx';

interface PointSectionsProps {
  sections: readonly PointSection[];
  language: Language;
  /** By `0.heading`; empty for the list itself. */
  getError: (part: string) => string | undefined;
  onChange: (sections: PointSection[]) => void;
}

/** The owner's own sections in one language. */
export const PointSections = ({ sections, language, getError, onChange }: PointSectionsProps) => (
  <OwnSections
    sections={sections}
    limit={pageLimits.sections}
    blank={blank}
    fault={<Fault text={getError('')} />}
    onChange={onChange}
  >
    {(section, index, change) => (
      <Fields
        section={section}
        path={`points.${language}.${index}`}
        language={language}
        getError={(part) => getError(`${index}.${part}`)}
        onChange={change}
      />
    )}
  </OwnSections>
);

interface FieldsProps {
  section: PointSection;
  path: string;
  language: Language;
  getError: (part: string) => string | undefined;
  onChange: (section: PointSection) => void;
}

function Fields({ section, path, language, getError, onChange }: FieldsProps) {
  const { look } = section;
  const text = (name: 'note' | 'example' | 'adviceHeading' | 'city', label: string, hint?: string) => (
    <TextField
      label={label}
      lang={language}
      {...(hint && { hint })}
      autoComplete="off"
      maxLength={pageLimits.line}
      value={section[name]}
      error={getError(name)}
      onChange={({ target }) => onChange({ ...section, [name]: target.value })}
    />
  );
  return (
    <>
      <SectionTexts
        fields={headingFields}
        values={section as unknown as Record<string, string>}
        path={path}
        language={language}
        getError={getError}
        onChange={(field, value) => onChange({ ...section, [field]: value })}
      />
      <SelectField
        label="Look"
        value={look}
        options={pointLooks as readonly PointLook[]}
        texts={lookTexts}
        error={getError('look')}
        onChange={({ target }) => onChange({ ...section, look: target.value as PointLook })}
      />
      <SelectField
        label="Place"
        value={section.place}
        options={pagePlaces as readonly PointSection['place'][]}
        texts={{ steps: 'After the steps', reviews: 'After the reviews' }}
        onChange={({ target }) => onChange({ ...section, place: target.value as PointSection['place'] })}
      />
      <ItemList
        noun="point"
        look={look}
        language={language}
        items={section.points}
        getError={(part) => getError(part ? `points.${part}` : 'points')}
        onChange={(points) => onChange({ ...section, points })}
      />
      {look === 'marks' && text('note', 'Note below')}
      {look === 'clock' &&
        text(
          'example',
          'Service with these minutes',
          'The section shows only where a service takes exactly them',
        )}
      {look === 'call' && (
        <>
          {text('adviceHeading', 'Heading of the advice')}
          <TextArea
            label="Advice until you come"
            lang={language}
            hint="One per line"
            rows={4}
            value={section.advice.join('\n')}
            error={
              section.advice.map((_, index) => getError(`advice.${index}`)).find(Boolean) ??
              getError('advice')
            }
            onChange={({ target }) =>
              onChange({ ...section, advice: target.value === '' ? [] : target.value.split('\n') })
            }
          />
        </>
      )}
      {text('city', 'Only in this city', 'Empty shows it everywhere')}
      <SwitchField
        label="Only with emergency visits"
        hint="Hidden while Settings say that you offer none"
        isOn={section.isForEmergencies}
        onChange={(isForEmergencies) => onChange({ ...section, isForEmergencies })}
      />
    </>
  );
}

const lookTexts: Record<PointLook, string> = {
  icons: 'Icons',
  'icons-dark': 'Icons, on dark',
  marks: 'Large letters',
  clock: 'Parts of an hour',
  story: 'Longer texts',
  call: 'Call us, with advice',
};

const blank: PointSection = {
  ...{ eyebrow: '', heading: '', text: '', anchor: '', look: 'icons', place: 'steps', city: '' },
  ...{ isForEmergencies: false, example: '', note: '', adviceHeading: '', advice: [] },
  points: [{ title: '', text: '', icon: 'check', mark: '', minutes: null }],
};
