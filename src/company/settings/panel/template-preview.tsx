import { categoryName } from '#company/catalog/known-categories.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { businessName } from '#company/profile/panel/business-name.ts';
import { fillTemplate, messageTemplatesSchema } from '#company/templates/message-templates.ts';
import { type Addressee, templateValues } from '#company/templates/template-values.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';

interface TemplatePreviewProps {
  /** 'email' */
  what: string;
  /** As typed. */
  templates: readonly string[];
  phone: string;
  /** The company's. */
  categories: readonly ServiceCategory[];
}

/** The message to a customer with a quote, and to one without. Hidden while a template is invalid. */
export function TemplatePreview({ what, templates, phone, categories }: TemplatePreviewProps) {
  const isValid = templates.every((typed) => messageTemplatesSchema.shape.emailBody.safeParse(typed).success);
  if (!isValid || templates.every((typed) => typed.trim() === '')) return null;
  return (
    <div className="grid gap-3">
      {examples(categories).map(({ label, ...addressee }) => (
        <figure key={label} className="rounded-input bg-hover p-3">
          <figcaption className="text-sm text-ink-soft">{`Preview of the ${what}, ${label}`}</figcaption>
          {templates.map((typed, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: subject and body never move
              key={index}
              className={`mt-1 wrap-anywhere whitespace-pre-line ${index < templates.length - 1 ? 'font-semibold' : ''}`}
            >
              {fillTemplate(
                typed.trim(),
                templateValues(addressee, { business: businessName(), origin: location.origin, phone }),
              )}
            </p>
          ))}
        </figure>
      ))}
    </div>
  );
}

const titles: Record<string, string> = {
  couch: '3-Seat Sofa',
  chair: 'Dining Chair',
  carpet: 'Carpet, One Room',
  mattress: 'Queen Mattress',
};

const getTitle = (category: ServiceCategory) => findEntry(titles, category) ?? categoryName(category);

const examples = ([first, second]: readonly ServiceCategory[]): (Addressee & {
  label: string;
})[] => [
  {
    label: 'with a quote',
    firstName: 'Ana',
    lastName: 'Garcia',
    quote: {
      items: [
        { title: first ? getTitle(first) : 'One visit', quantity: 1, unit: 'piece' },
        ...(second ? [{ title: getTitle(second), quantity: 4, unit: 'piece' as const }] : []),
      ],
      estimatedPrice: '161.10',
      preferredDate: addDays(calendarDate(new Date()), 3),
      pagePath: '/quote/…',
    },
  },
  { label: 'without a quote', firstName: 'Ana', lastName: 'Garcia' },
];
