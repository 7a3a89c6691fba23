import { noTexts } from '#company/profile/company.ts';
import { companyFacts } from '#company/profile/company-facts.ts';
import {
  companySettingsSchema,
  type StoredSettings,
  storedSettingsSchema,
} from '#company/settings/settings.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { longDate } from '#kit/time/dates.ts';
import { CategoryFields } from './category-fields.tsx';
import { CompanyPlaceFields } from './company-place-fields.tsx';
import { CompanyTextFields } from './company-text-fields.tsx';
import { companyFormLabels, companySnapshot, placeCompanyErrors, toCompany } from './company-values.ts';
import { DiscountFields } from './discount-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { settingsMutation } from './settings-mutation.ts';
import { TermFields } from './term-fields.tsx';
import { TimeFields } from './time-fields.tsx';

/** Edits company and terms; the rest of the settings is sent as it is stored. */
export function CompanyForm({ settings }: { settings: StoredSettings }) {
  const form = useEditForm({
    draftKey: 'company',
    saved: companySnapshot(settings),
    ...companyFormLabels,
    schema: companySettingsSchema,
    body: toCompany,
    place: placeCompanyErrors,
    mutation: settingsMutation(settings, {
      done: { title: 'Company saved', text: 'Your website is updated.' },
      failed: 'Failed to save the company',
    }),
    recordSchema: storedSettingsSchema,
    snapshot: companySnapshot,
  });
  const usual = companyFacts({ ...toCompany(form.values).company, texts: noTexts }, settings.name);
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section title="Where you are" text="Shown in page titles, search results and the legal pages.">
          <CompanyPlaceFields form={form} />
        </Section>
        <Section
          title="What you clean"
          text="What you switch off leaves your website: its page, its prices and every sentence that names it. Its services stay as they are for the day you switch it on again."
        >
          <CategoryFields form={form} />
        </Section>
        <Section
          title="Times"
          text="What pages, questions, the service agreement and the thank-you message say. For one exact figure, enter it twice. Crews are booked for the minutes of each service, which you set under Services."
        >
          <TimeFields form={form} />
        </Section>
        <Section
          title="Terms"
          text={`What your website promises and the legal pages say. In effect since ${longDate(settings.termsDate, 'UTC')}; the date changes by itself when you change them.`}
        >
          <TermFields form={form} />
        </Section>
        <Section
          title="Minimum order"
          text="A fee makes up the rest of a smaller order. Trip fees are set under Service area. Existing quotes don’t change."
        >
          <TextField
            {...form.field('minimumOrder')}
            inputMode="decimal"
            autoComplete="off"
            before="$"
            maxLength={9}
            hint="Empty if you take any order"
            className="sm:max-w-60"
          />
        </Section>
        <Section
          title="Order discounts"
          text="Off the whole order, in the calculator and in new quotes. Quotes that you already have keep theirs. Remove all if you give none."
        >
          <DiscountFields form={form} />
        </Section>
        <Section
          title="In your words"
          text="The slogan is the headline of your home page. The sentence stands at the bottom of every page and in search results."
        >
          <CompanyTextFields
            form={form}
            fields={[
              { name: 'slogan', hint: whenEmpty(usual.slogan) },
              { name: 'description', rows: 2, hint: whenEmpty(usual.description) },
            ]}
          />
        </Section>
        <Section title="Your area" text="Two sentences of the home page that say where you work.">
          <CompanyTextFields
            form={form}
            fields={[
              {
                name: 'homes',
                hint: `Completes “We’ve cleaned ${usual.city} homes since ${usual.foundedYear}: …” ${whenEmpty(usual.local.homes)}`,
              },
              { name: 'reach', hint: whenEmpty(usual.local.reach) },
            ]}
          />
        </Section>
        <Section
          title="Who comes"
          text="A person customers will meet, on your About page and where a visit is booked. The face is under Pictures."
        >
          <CompanyTextFields
            form={form}
            fields={[
              { name: 'person', hint: 'Such as “Maria, the owner”. If it’s empty, your business is named.' },
            ]}
          />
        </Section>
        <Section
          title="Your story"
          text="How it began, on the About page. If you write nothing, a general text stands there."
        >
          <CompanyTextFields
            form={form}
            fields={[
              { name: 'storyHeading', hint: whenEmpty(usual.local.story.heading) },
              { name: 'storyLead', rows: 2, hint: 'In larger letters' },
              { name: 'story', rows: 8, hint: 'An empty line begins a new paragraph.' },
            ]}
          />
        </Section>
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

const whenEmpty = (usual: string) => `If it’s empty: “${usual}”`;
