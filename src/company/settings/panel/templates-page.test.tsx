import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody, dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('Text and Email open a message about the lead, whatever the customer typed', async () => {
  const services = await panel.call<{ id: number; title: string }[]>('GET', api.services);
  const [sofa, chair] = services;
  const items = [
    { serviceId: sofa!.id, quantity: 1 },
    { serviceId: chair!.id, quantity: 3 },
  ];
  const person = { firstName: 'Zoë&?#', phone: '(818) 555-0133', email: 'zoe+x@example.com' };
  const wish = { preferredDate: dayAhead(8) };
  const lead = await panel.call<{ quoteUrl: string }>('POST', api.contact, quoteBody(items, wish, person));
  await panel.call(
    'POST',
    api.contact,
    contactBody({ firstName: 'Bo', email: 'bo@example.com', phone: '8185550144' }),
  );
  const { screen } = await panel.open(adminPaths.requests);
  const getMessage = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href')!);
  await waitFor(() => expect(document.querySelector('a[href^="sms:"][href*="body="]')).toBeInTheDocument());
  const text = getMessage('Text Zoë&?# Lopez').searchParams.get('body')!;
  const link = `${panel.site.deps.config.publicUrl}/quote/${lead.quoteUrl.split('/').at(-1)}`;
  expect(text).toMatch(/^Hi Zoë&\?#, this is Sunweave Cleaning\./);
  expect(text).toContain(`${sofa!.title}, 3 × ${chair!.title}: $`);
  expect(text).toContain(link);
  const mail = getMessage('Email Zoë&?# Lopez');
  expect(decodeURIComponent(mail.pathname)).toBe('zoe+x@example.com');
  expect(mail.searchParams.get('subject')).toBe('Your cleaning with Sunweave Cleaning');
  expect(mail.searchParams.get('body')).toContain(link);
  expect(getMessage('Text Bo Lopez').searchParams.get('body')).toBe(
    'Hi Bo, this is Sunweave Cleaning. Thanks for reaching out!\nAny questions? Just reply here.',
  );
});

test('a template is previewed as typed, refused with an unknown placeholder, and used once it is saved', async () => {
  await panel.call(
    'POST',
    api.contact,
    contactBody({ firstName: 'Cy', email: 'cy@example.com', phone: '8185550155' }),
  );
  const { screen, press } = await panel.open(adminPaths.templates);
  const field = await screen.findByRole('textbox', { name: 'Text message' });
  fill(field, 'Hello {nmae}');
  await press('Save settings');
  await screen.findByText(/\{nmae\} is unknown\./);
  fill(field, 'Hello {name}!');
  await waitFor(() =>
    expect(screen.getAllByRole('figure').some((one) => within(one).queryByText(/Hello Ana Garcia!/))).toBe(
      true,
    ),
  );
  fill(screen.getByRole('textbox', { name: 'Email' }), '');
  fill(screen.getByRole('textbox', { name: 'Email subject' }), '');
  await press('Save settings');
  await screen.findByText('Templates saved');
  await panel.open(`${adminPaths.requests}?search=Cy`);
  await waitFor(() =>
    expect(
      document.querySelector('a[href="sms:+18185550155?&body=Hello%20Cy%20Lopez!"]'),
    ).toBeInTheDocument(),
  );
  expect(document.querySelector('a[href="mailto:cy@example.com"]')).toBeInTheDocument();
});
