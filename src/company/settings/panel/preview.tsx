import { useQuery } from '@tanstack/react-query';
import { coverage } from '#company/coverage/coverage-page-texts.ts';
import { getOpeningHours } from '#company/profile/profile.ts';
import { settingsSchema } from '#company/settings/settings.ts';
import { hoursText } from '#kit/time/time-texts.ts';
import { settingsQuery } from './settings-query.ts';
import { type SettingsValues, toSettings } from './settings-values.ts';

interface PreviewProps {
  values: SettingsValues;
}

/** Shows how the site will use a section's values. Hidden while a value is invalid. */
export function ContactPreview({ values }: PreviewProps) {
  const typed = toSettings(values);
  const { phone, email, replyWithinHours } = settingsSchema.shape;
  const read = { phone: phone.safeParse(typed.phone), email: email.safeParse(typed.email) };
  const reply = replyWithinHours.safeParse(typed.replyWithinHours);
  if (!read.phone.success || !read.email.success || !reply.success) return null;
  return (
    <Preview
      lines={[
        ['Phone', read.phone.data],
        ['Email', read.email.data],
        ['Quote reply time', `within ${hoursText(reply.data.quote)}`],
        ['Message reply time', `within ${hoursText(reply.data.contact)}`],
      ]}
    />
  );
}

export function HoursPreview({ values }: PreviewProps) {
  const typed = toSettings(values);
  const hours = settingsSchema.shape.hours.safeParse(typed.hours);
  if (!hours.success) return null;
  const lines = getOpeningHours(hours.data);
  return <Preview lines={lines.map(({ label, hoursLabel }) => [label, hoursLabel])} />;
}

export function CoveragePreview({ values }: PreviewProps) {
  const { data: settings } = useQuery(settingsQuery);
  const typed = toSettings(values);
  const places = settingsSchema.shape.places.safeParse(typed.places);
  const radius = settingsSchema.shape.radiusMiles.safeParse(typed.radiusMiles);
  if (!places.success || !radius.success) return null;
  const named = (group: 'home' | 'contact') =>
    places.data
      .filter(({ groups }) => groups.includes(group))
      .map(({ name }) => name)
      .join(', ') || 'none';
  return (
    <Preview
      lines={[
        [
          'Coverage map',
          coverage.text({
            places: places.data,
            radiusMiles: radius.data,
            county: settings?.company.county ?? '',
          }),
        ],
        ['Places on the home page', named('home')],
        ['Places on the contact page', named('contact')],
      ]}
    />
  );
}

export function Preview({ lines }: { lines: readonly (readonly [label: string, text: string])[] }) {
  return (
    <div className="rounded-input bg-hover p-3">
      <p className="text-sm text-ink-soft">Your website will say</p>
      <dl className="mt-1 grid gap-1">
        {lines.map(([label, text]) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-medium wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
