import * as z from 'zod/mini';
import type { Language } from '#kit/language/language.ts';
import { nameIn, translatedFields } from '#kit/language/translated-fields.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { freeText } from '#kit/wire/text.ts';

/** A template can contain these. See docs/product/messages.md#ready-messages. */
export const placeholders = {
  firstName: 'First name',
  name: 'Full name',
  items: 'What the quote is for',
  total: 'Total of the quote',
  day: 'Preferred day, or day of the visit',
  link: 'Link of the quote’s page',
  business: 'Your business',
  phone: 'Your phone number',
} as const;
type Placeholder = keyof typeof placeholders;

/** An unknown value is empty. */
export type TemplateValues = Record<Placeholder, string>;

const namePattern = /\{([^{}]*)\}/g;

/** Undefined if all placeholders are right. */
function placeholderError(template: string, names: readonly string[]): string | undefined {
  const unknown = namesIn(template).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return `{${unknown}} is unknown. Use ${names.map((name) => `{${name}}`).join(', ')}.`;
  }
  const rest = template.replace(namePattern, '');
  return /[{}]/.test(rest) ? 'There’s a single curly brace. Write placeholders as {firstName}.' : undefined;
}

const namesIn = (template: string) => [...template.matchAll(namePattern)].map(([, name = '']) => name);

/** A text with placeholders of these names. */
export const templateSchema = (max: number, names: readonly string[]) =>
  freeText(max).check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
    z.check((context) => {
      const message = placeholderError(context.value, names);
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  );

const template = (max: number) => templateSchema(max, Object.keys(placeholders));

export const templateLimits = { text: 600, emailSubject: 150, emailBody: 1500 } as const;

export const messageTemplateNames = ['text', 'emailSubject', 'emailBody'] as const;

const shape = {
  text: template(templateLimits.text),
  emailSubject: template(templateLimits.emailSubject).check(
    z.refine((text) => !text.includes('\n'), 'The subject must be one line'),
  ),
  emailBody: template(templateLimits.emailBody),
};

/** An empty template opens a blank message. Customers get those in their own language. */
export const messageTemplatesSchema = z.object({
  ...shape,
  ...translatedFields({
    text: z._default(shape.text, ''),
    emailSubject: z._default(shape.emailSubject, ''),
    emailBody: z._default(shape.emailBody, ''),
  }),
});
export type MessageTemplates = z.infer<typeof messageTemplatesSchema>;

/** Those for a customer who reads this language. */
export const templatesIn = (
  templates: MessageTemplates,
  language: Language,
): Pick<MessageTemplates, (typeof messageTemplateNames)[number]> =>
  language === 'en'
    ? templates
    : {
        text: templates[nameIn('text', language)],
        emailSubject: templates[nameIn('emailSubject', language)],
        emailBody: templates[nameIn('emailBody', language)],
      };

/** Leaves out lines with an unknown value. */
export function fillTemplate<Name extends string>(template: string, values: Record<Name, string>): string {
  const valueFor = (name: string) => findEntry(values, name) ?? '';
  return (
    template
      .split('\n')
      .filter((line) => namesIn(line).every((name) => valueFor(name) !== ''))
      .map((line) => line.replace(namePattern, (_, name) => valueFor(name)))
      // A value may end with the full stop of `a.m.` or `Inc.`.
      .map((line) => line.replace(/(?<!\.)\.\.(?!\.)/g, '.'))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

export const defaultMessageTemplates: MessageTemplates = {
  text: `Hi {firstName}, this is {business}. Thanks for reaching out!
Your quote for {items}: {total}
Day: {day}
See your quote: {link}
Any questions? Just reply here.`,
  emailSubject: 'Your cleaning with {business}',
  emailBody: `Hi {firstName},

Thank you for choosing {business}.

Your quote for {items} comes to {total}.
Day: {day}
See your quote: {link}

Any questions? Just reply to this email or call us at {phone}. We’re happy to help.

Warm regards,
{business}`,
  textEs: `Hola {firstName}, le escribe {business}. ¡Gracias por contactarnos!
Su cotización para {items}: {total}
Día: {day}
Vea su cotización: {link}
¿Preguntas? Responda a este mensaje.`,
  emailSubjectEs: 'Su limpieza con {business}',
  emailBodyEs: `Hola {firstName}:

Gracias por elegir a {business}.

Su cotización para {items} es de {total}.
Día: {day}
Vea su cotización: {link}

¿Preguntas? Responda a este correo o llámenos al {phone}. Con gusto le ayudamos.

Saludos,
{business}`,
};
