import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '#kit/db/transaction.ts';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';
import { startInbox } from '../../../../tests/support/smtp.ts';

/** Addresses that the mail server rejects permanently. */
const refused = new Set<string>();
let inbox: Awaited<ReturnType<typeof startInbox>>;
const panel = panelForFile(async () => {
  inbox = await startInbox({
    refuseRecipient: (address) => (refused.has(address) ? '550 5.1.1 No such user here' : undefined),
  });
  return { hasWorkers: true, config: { smtpUrl: inbox.url } };
});
afterAll(() => inbox.close());

async function sendRefused(...emails: string[]) {
  for (const email of emails) {
    refused.add(email);
    await panel.call('POST', api.contact, contactBody({ firstName: 'Retrya', email }));
  }
  const search = encodeURIComponent(emails.at(-1)!.split('@')[1]!);
  const path = `${adminApi.outbox}?search=${search}&status=failed`;
  await waitFor(async () => expect(await panel.call<object[]>('GET', path)).toHaveLength(emails.length));
}

test('a failed email says why, and goes out with Retry', async () => {
  const email = 'retry@why.example';
  await sendRefused(email);
  const { screen, user, press } = await panel.open(
    `${adminPaths.outbox}?search=${encodeURIComponent(email)}`,
  );
  const row = within((await screen.findByText(`to ${email}`)).closest('li')!);
  row.getByText(/^This email address doesn’t exist/);
  await user.click(row.getByText(/what the server said/));
  row.getByText(/550 5\.1\.1 No such user here/);

  refused.clear();
  await press(/^Retry/, row);
  await screen.findByText('Trying again now');
  await row.findByText('Sent');
  expect(inbox.emails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
  await user.click(row.getByRole('link', { name: /^View request/ }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: /Request/ })).toHaveTextContent('Retrya'));
});

test('all that failed go out together', async () => {
  await sendRefused('one@all.example', 'two@all.example');
  const { screen, user, press } = await panel.open(`${adminPaths.outbox}?search=all.example&status=failed`);
  refused.clear();
  await press('Retry all failed (2)');
  await screen.findByText('No emails found matching your criteria.');
  await user.selectOptions(screen.getByLabelText('Status'), 'sent');
  await screen.findByText('1–2 of 2');
});

test('System shows a failed email first, names nobody, and its Retry sends it', async () => {
  const email = 'system@state.example';
  await sendRefused(email);
  const { screen, user, press } = await panel.open(adminPaths.allSettings);
  const settings = within(await screen.findByRole('navigation', { name: 'Settings' }));
  await user.click(settings.getByRole('link', { name: /^System/ }));
  await screen.findByRole('heading', { level: 1, name: 'System' });
  await screen.findByText('One thing needs action now');
  const checks = within(screen.getByRole('list', { name: 'Checks' }));
  checks.getByText(/^1 email could not be sent\./);
  expect(checks.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    ...['Database', 'Email', 'Storage', 'AI articles'],
  ]);
  const failed = await screen.findByRole('region', { name: 'Emails that couldn’t be sent' });
  await within(failed).findByText(/^This email address doesn’t exist/);
  const troubles = screen.getByRole('region', { name: 'Recent warnings and errors' });
  expect(troubles).toHaveTextContent('Email not sent');
  expect(troubles, 'nobody is named').not.toHaveTextContent('@');

  refused.delete(email);
  await press(/^Retry/, within(failed));
  await screen.findByText('Trying again now');
  await untilGone(() => screen.queryByRole('region', { name: 'Emails that couldn’t be sent' }));
  await checks.findByText(/No email waits\./);
  expect(screen.queryByText(/needs action now/)).toBeNull();
  expect(inbox.emails.some(({ recipients }) => recipients.includes(email))).toBe(true);
});

test('an email can be read as its receiver sees it, without links, and as plain text', async () => {
  await panel.call('POST', api.contact, contactBody({ email: 'read@example.com' }));
  const { screen, user, press } = await panel.open(`${adminPaths.outbox}?search=read%40example.com`);
  await press(/^Preview/, within((await screen.findByText('to read@example.com')).closest('li')!));
  const frame = await screen.findByTitle('Email preview');
  const email = await (await panel.site.adminCall('GET', frame.getAttribute('src')!)).text();
  const shown = new DOMParser().parseFromString(email, 'text/html');
  expect(shown.querySelector('h1')?.textContent).toContain('We have your message');
  expect(shown.querySelectorAll('a[href]')).toHaveLength(0);
  await user.click(screen.getByText('Plain text'));
  await screen.findByText(/Thank you for contacting/);
  await user.keyboard('{Escape}');
  await untilGone(() => screen.queryByTitle('Email preview'));
});

test('a search that finds very many says so, and its last page says how many', async () => {
  const createdAt = '2026-11-21T18:00:00.000Z';
  const common = {
    kind: 'email',
    status: 'sent',
    runAfter: createdAt,
    sentAt: createdAt,
    createdAt,
  } as const;
  const emails = Array.from({ length: 1030 }, (_, index) => {
    const to = `person${index}@many.example`;
    const payload = JSON.stringify({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
    return { ...common, payload, searchText: `${to}\nhello` };
  });
  await inTransaction(panel.site.deps.db, (trx) => trx.insertInto('outbox').values(emails).execute());
  const { screen, press } = await panel.open(`${adminPaths.outbox}?search=many.example&page=19`);
  await screen.findByText('901–950 of more than 1,000');
  await press('Next');
  await screen.findByText('951–1,000 of 1,030');
  await press('Next');
  await screen.findByText('1,001–1,030 of 1,030');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await screen.findByText('to person0@many.example');
  fill(screen.getByRole('searchbox'), 'person7@many.example');
  await screen.findByText('1–1 of 1');
});
