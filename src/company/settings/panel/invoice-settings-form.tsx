import * as z from 'zod/mini';
import { invoiceLimits } from '#company/profile/invoice-rules.ts';
import { invoiceSettingsSchema, type WhenDone, whenDoneRules } from '#company/profile/invoice-settings.ts';
import { tipSettingsSchema } from '#company/profile/tips.ts';
import { type StoredSettings, storedSettingsSchema } from '#company/settings/settings.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { settingsMutation } from './settings-mutation.ts';

const partSchema = z.object({
  invoices: invoiceSettingsSchema,
  crewTakesPayment: z.boolean(),
  tips: tipSettingsSchema,
});

const snapshot = ({
  invoices: { postalAddress, ...invoices },
  crewTakesPayment,
  tips,
  version,
}: StoredSettings) => ({
  values: {
    ...invoices,
    ...postalAddress,
    taxPercent: String(invoices.taxPercent),
    dueDays: String(invoices.dueDays),
    crewTakesPayment,
    asksForTips: tips.isOn,
    percents: tips.percents.join(', '),
  },
  version,
});
type Values = ReturnType<typeof snapshot>['values'];

/** An empty number is refused at its field. */
const getNumber = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

const toPart = ({ street, city, zipCode, crewTakesPayment, asksForTips, percents, ...values }: Values) => ({
  invoices: {
    ...values,
    postalAddress: { street, city, zipCode },
    taxPercent: getNumber(values.taxPercent),
    dueDays: getNumber(values.dueDays),
  },
  crewTakesPayment,
  tips: {
    isOn: asksForTips,
    percents: percents
      .split(/[\s,;%]+/)
      .filter(Boolean)
      .map(Number),
  },
});

const labels = {
  legalName: 'Legal name',
  license: 'License (optional)',
  street: 'Street or PO box',
  city: 'City',
  zipCode: 'ZIP code',
  taxPercent: 'Tax in percent',
  dueDays: 'Days until due',
  whenDone: 'When a visit is done',
  crewTakesPayment: 'Crews take payments',
  asksForTips: 'Ask for a tip',
  percents: 'Percentages',
  method: 'Cleaning method (optional)',
  notes: 'Notes (optional)',
};

const whenDoneTexts: Record<WhenDone, string> = {
  nothing: 'Do nothing',
  draft: 'Make a draft',
  issue: 'Issue the invoice',
  send: 'Issue it and send it to the customer',
};

/** Edits what drafts start with; the rest of the settings is sent as it is stored. */
export function InvoiceSettingsForm({ settings }: { settings: StoredSettings }) {
  const form = useEditForm({
    draftKey: 'invoice-settings',
    saved: snapshot(settings),
    labels,
    schema: partSchema,
    body: toPart,
    // `invoices.taxPercent` is the field `taxPercent`.
    place: (errors) =>
      Object.fromEntries(
        Object.entries(errors).map(([path, message]) => [
          path.replace(/^invoices\.(postalAddress\.)?/, '').replace(/^tips\.percents.*/, 'percents'),
          message,
        ]),
      ),
    mutation: settingsMutation(settings, {
      done: { title: 'Invoice settings saved', text: 'New drafts use them.' },
      failed: 'Failed to save the invoice settings',
    }),
    recordSchema: storedSettingsSchema,
    snapshot,
  });
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: 7 } as const;
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section title="Your business" text="At the top of each invoice, with your phone number and email.">
          <div className="grid gap-5">
            <TextField {...form.field('legalName')} autoComplete="off" maxLength={200} />
            <TextField {...form.field('license')} autoComplete="off" maxLength={100} />
          </div>
        </Section>
        <Section
          title="Postal address"
          text="On invoices, and at the foot of emails that advertise, where United States law asks for it."
        >
          <div className="grid gap-5">
            <TextField {...form.field('street')} autoComplete="off" maxLength={120} />
            <div className="grid grid-cols-2 items-start gap-5">
              <TextField {...form.field('city')} autoComplete="off" maxLength={60} />
              <TextField {...form.field('zipCode')} autoComplete="off" inputMode="numeric" maxLength={10} />
            </div>
          </div>
        </Section>
        <Section title="Amounts" text="You can change both on each draft.">
          <div className="grid grid-cols-2 items-start gap-5">
            <TextField {...form.field('taxPercent')} {...number} hint="0 if you charge no tax" />
            <TextField {...form.field('dueDays')} {...number} hint="0 if due right away" />
          </div>
        </Section>
        <Section
          title="When a visit is done"
          text="What isn’t invoiced yet, with what was added on the spot."
        >
          <SelectField {...form.field('whenDone')} options={whenDoneRules} texts={whenDoneTexts} />
        </Section>
        <Section
          title="At the door"
          text="After Done, the crew’s phone shows what is owed of that visit, and nothing else."
        >
          <div className="grid gap-5">
            <SwitchField
              label="Crews take payments"
              hint="Card with a code to scan, cash, and checks. Cash and checks also without a signal."
              isOn={form.values.crewTakesPayment}
              onChange={(isOn) => form.edit('crewTakesPayment', isOn)}
            />
            <SwitchField
              label="Ask for a tip"
              hint="At the door and on the page where customers pay by card. Tips are the crew’s, and no revenue."
              isOn={form.values.asksForTips}
              onChange={(isOn) => form.edit('asksForTips', isOn)}
            />
            {form.values.asksForTips && (
              <TextField
                {...form.field('percents')}
                autoComplete="off"
                maxLength={20}
                hint="Three, of the total before tax. Customers can also choose no tip or another amount."
              />
            )}
          </div>
        </Section>
        <Section title="Texts" text="Manufacturers’ warranties often ask how a piece was cleaned.">
          <div className="grid gap-5">
            <TextField
              {...form.field('method')}
              autoComplete="off"
              maxLength={invoiceLimits.method}
              placeholder="Hot water extraction"
            />
            <TextArea {...form.field('notes')} rows={3} maxLength={invoiceLimits.notes} />
          </div>
        </Section>
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}
