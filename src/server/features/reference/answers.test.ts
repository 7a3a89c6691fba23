import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Config } from '#server/config.ts';
import { callbackUrl } from '#server/features/articles/callback-address.ts';
import { answerFaults, operationsOf, readDocument } from '../../../../tests/support/api-caller.ts';
import { admin, createTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalogue.ts';
import { codeOf } from '../../../../tests/support/codes.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { makePhoto } from '../../../../tests/support/photos.ts';

/** Nothing is asked of it: no worker runs here. */
const ai: Config['ai'] = { kind: 'workflow', url: 'http://127.0.0.1:9/', secret: null };
const t = await createTestApp({ config: { ai } });
after(t.close);
const document = await readDocument(t);
const operations = operationsOf(document);
const seen = new Set<string>();

interface Sent {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  status?: number;
}

/** Calls one operation of the document, holds its answer against what is described, and returns its content. */
// biome-ignore lint/suspicious/noExplicitAny: each call knows what it gets; the document has just checked it
async function call(id: string, { params = {}, query = '', body, headers, status }: Sent = {}): Promise<any> {
  const found = operations.find((operation) => operation.id === id);
  assert.ok(found, `${id} is an operation`);
  const path = found.path.replace(/\{(\w+)\}/g, (_match, name) => String(params[name])) + query;
  const answer = await send(found.method, path, body, headers);
  const wanted = status ?? Number(Object.keys(found.operation.responses).find((code) => /^2/.test(code)));
  const copy = answer.clone();
  assert.deepEqual(await answerFaults(document, found, answer), [], `${id} answers as described`);
  assert.equal(copy.status, wanted, `${id}: ${await copy.clone().text()}`);
  if (wanted < 300) seen.add(id);
  const isJson = /json/.test(copy.headers.get('Content-Type') ?? '');
  return isJson ? copy.json() : copy.text();
}

const send = async (method: string, path: string, body: unknown, headers?: Record<string, string>) =>
  body instanceof FormData
    ? t.app.request(path, { method, body, headers: { Cookie: await cookie } })
    : t.adminCall(method, path, body, headers);

/** Of a session beside the one that `adminCall` keeps. */
const cookie = t.adminCall('GET', '/api/auth/me').then(async () => {
  const answer = await t.call('POST', '/api/auth/login', admin);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
});

const photo = async () => {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(await makePhoto(40, 30))], 'x.jpg'));
  return form;
};

test('the public calls answer as they are described', async () => {
  const serviceId = await addService(t.deps.db);
  await call('listServices');
  await call('isAlive');
  await call('isReady');
  await call('getOpenapi');
  await call('getDocs');
  const { imageUrl } = await call('uploadPhoto', { body: await photo() });
  await call('getUpload', { params: { name: imageUrl.replace('/uploads/', '') } });
  await call('getUpload', { params: { name: 'nothing.webp' }, status: 404 });
  await call('sendLead', { body: contactBody({ imageUrl }) });
  await call('sendLead', { body: quoteBody([{ serviceId, quantity: 2 }]) });
  await call('sendLead', { body: {}, status: 422 });
  await call('sendLead', {
    body: quoteBody([{ serviceId, quantity: 2 }], { expectedTotal: '1.00' }),
    status: 409,
  });
  await call('signUp', { body: { email: 'ana@example.com' } });
  await call('signUp', { body: contactBody(), headers: { Origin: 'https://evil.example' }, status: 403 });
});

test('signing in answers as it is described', async () => {
  await call('getMe');
  await call('signIn', { body: admin });
  await call('signIn', { body: { username: 'nobody', password: 'x' }, status: 401 });
  await call('signInWithCode', { body: { code: '123456' }, status: 401 });
});

test('services answer as they are described', async () => {
  const body = { title: 'Chair', category: 'chair', originalPrice: '40.00' };
  const { id } = await call('createService', { body });
  await call('createService', { body: { ...body, originalPrice: 0 }, status: 422 });
  await call('listAllServices', { query: '?limit=1' });
  await call('getService', { params: { id } });
  await call('getService', { params: { id: 99_999 }, status: 404 });
  await call('updateService', { params: { id }, body: { title: 'Armchair', version: 1 } });
  await call('updateService', { params: { id }, body: { title: 'Chair', version: 1 }, status: 409 });
  await call('orderServices', { body: { category: 'chair', ids: [id] } });
  await call('deleteService', { params: { id } });
  await call('restoreService', { params: { id } });
});

test('requests, quotes and their history answer as they are described', async () => {
  const lead = await t.call('POST', '/api/contact', contactBody());
  const { id } = (await lead.json()) as { id: number };
  await call('listRequests', { query: '?search=ana&limit=5' });
  await call('listRequests', { query: '?status=lost', status: 422 });
  await call('exportRequests', { query: '?status=new' });
  await call('countRequests');
  await call('getRequest', { params: { id } });
  await call('updateRequest', { params: { id }, body: { status: 'contacted' } });
  await call('updateRequest', { params: { id }, body: { notes: 'x', version: 1 }, status: 409 });
  const serviceId = await addService(t.deps.db);
  const items = [{ serviceId, quantity: 1 }];
  const quote = await call('createQuote', {
    body: {
      firstName: 'Ana',
      email: 'ana@example.com',
      contactMethod: 'email',
      zipCode: '91501',
      items,
      requestId: id,
    },
  });
  const params = { id: quote.id };
  await call('listQuotes', { query: '?category=couch' });
  await call('exportQuotes');
  await call('getQuote', { params });
  await call('updateQuote', { params, body: { status: 'scheduled', preferredDate: '2026-12-02' } });
  await call('getSchedule', { query: '?from=2026-12-01&to=2026-12-07' });
  await call('getSchedule', { query: '?from=2026-12-01', status: 422 });
  await call('listQuoteHistory', { params });
  await call('listRequestHistory', { params: { id } });
  await call('deleteQuote', { params });
  await call('restoreQuote', { params });
  await call('deleteRequest', { params: { id } });
  await call('restoreRequest', { params: { id } });
  const { url } = await call('getCalendarFeed');
  await call('getCalendar', { params: { name: url.split('/').at(-1) } });
  await call('getCalendar', { params: { name: 'wrong.ics' }, status: 404 });
  await call('replaceCalendarFeed');
});

test('articles answer as they are described', async () => {
  const body = { title: 'Stains', content: '<p>Blot.</p>', isPublished: true };
  const { id, slug } = await call('createPost', { body });
  await call('updatePost', { params: { id }, body: { slug: 'spots' } });
  await call('listPosts', { query: '?summary=1' });
  await call('listPosts');
  await call('listPostCategories');
  await call('getPost', { params: { slug: 'spots' } });
  await call('getPost', { params: { slug }, status: 301 });
  await call('getPost', { params: { slug: 'none' }, status: 404 });
  await call('listAllPosts');
  await call('listAllPosts', { query: '?summary=1&status=published' });
  await call('askSlug', { query: '?title=Stains' });
  await call('getAnyPost', { params: { id } });
  await call('deletePost', { params: { id } });
  await call('restorePost', { params: { id } });
  await call('uploadPicture', { body: await photo() });
});

test('AI articles answer as they are described', async () => {
  await call('getArticleWriter');
  const { id } = await call('generateArticle', { body: { topic: 'Wool' } });
  await call('listArticleJobs');
  await call('dismissArticle', { params: { id }, status: 409 });
  await call('cancelArticle', { params: { id } });
  await call('retryArticle', { params: { id } });
  await call('cancelArticle', { params: { id } });
  await call('dismissArticle', { params: { id } });
  const other = await call('generateArticle', { body: { topic: 'Silk' } });
  const url = new URL(await callbackUrl(t.deps, other.id, new Date(Date.now() + 10 ** 10)));
  await call('deliverArticle', {
    query: url.search,
    body: { title: 'Silk', content: '<p>Gently.</p>' },
    status: 201,
  });
  await call('deliverArticle', { query: '?job=1', body: {}, status: 401 });
});

test('newsletter and outbox answer as they are described', async () => {
  await t.call('POST', '/api/newsletter', { email: 'bo@example.com' });
  const [{ id }] = await call('listSubscribers');
  await call('countSubscribers');
  await call('exportSubscribers');
  await call('removeSubscriber', { params: { id } });
  await call('restoreSubscriber', { params: { id } });
  await call('restoreSubscriber', { params: { id }, status: 409 });
  const [email] = await call('listEmails', { query: '?limit=1' });
  await call('countEmails');
  await call('getEmail', { params: { id: email.id } });
  await call('previewEmail', { params: { id: email.id } });
  await call('retryEmail', { params: { id: email.id } });
  await call('retryFailedEmails');
});

test('suspected spam answers as it is described', async () => {
  const website = 'https://pills.example';
  for (const firstName of ['Bot', 'Human'])
    await t.call('POST', '/api/contact', contactBody({ firstName, website }));
  const [human, bot] = await call('listQuarantine', { query: '?limit=2' });
  await call('deleteFromQuarantine', { params: { id: bot.id } });
  await call('restoreToQuarantine', { params: { id: bot.id } });
  await call('releaseFromQuarantine', { params: { id: human.id } });
  await call('releaseFromQuarantine', { params: { id: human.id }, status: 404 });
  await t.call('POST', '/api/newsletter', { email: 'spam@example.com', website });
  const [{ id }] = await call('listSubscribers', { query: '?status=suspected' });
  await call('acceptSubscriber', { params: { id } });
});

test('trash, system and settings answer as they are described', async () => {
  const { id } = await (await t.call('POST', '/api/contact', contactBody())).json();
  await call('deleteRequest', { params: { id } });
  const [item] = await call('listTrash', { query: '?kind=request' });
  assert.equal(item.id, id);
  await call('listTrash', { query: '?kind=none', status: 422 });
  await call('getSystemReport');
  const { updatedAt: _, ...settings } = await call('getSettings');
  await call('updateSettings', { body: settings });
  await call('updateSettings', { body: settings, status: 409 });
  await call('updateSettings', { body: { ...settings, radiusMiles: 0 }, status: 422 });
});

test('the calls about a person answer as they are described', async () => {
  const email = 'gone@example.com';
  await t.call('POST', '/api/contact', contactBody({ email, phone: '(818) 555-0177' }));
  const body = { contact: email };
  const { requests } = await call('findPerson', { body });
  assert.equal(requests, 1);
  await call('findPerson', { body: { contact: 'Ana' }, status: 422 });
  await call('exportPerson', { body });
  await call('erasePerson', { body });
  await call('erasePerson', { body, status: 404 });
  await call('listErasures');
});

test('figures and search answer as they are described', async () => {
  await call('getStats');
  await call('getStats', { query: '?days=7' });
  await call('getStatsSeries', { query: '?days=30' });
  await call('getAnalytics');
  await call('exportAnalytics');
  await call('search', { query: '?q=ana' });
});

test('webhooks answer as they are described', async () => {
  const { id } = await call('addWebhook', { body: { url: 'http://127.0.0.1:9/' } });
  const params = { id };
  await call('addWebhook', { body: { url: 'ftp://example.com' }, status: 422 });
  await call('listWebhooks');
  await call('testWebhook', { params });
  await call('listWebhookDeliveries', { params });
  await call('switchWebhook', { params, body: { isActive: false } });
  await call('testWebhook', { params, status: 409 });
  await call('deleteWebhook', { params });
  await call('deleteWebhook', { params, status: 404 });
});

test('account and administrators answer as they are described', async () => {
  await call('getAccount');
  await call('updateAccount', { body: { name: 'Kim', email: 'kim@example.com' } });
  const { id } = await call('addAdministrator', {
    body: { name: 'Robin', username: 'robin', email: 'robin@example.com' },
  });
  await call('listAdministrators');
  await call('removeAdministrator', { params: { id } });
  const currentPassword = admin.password;
  const { secret } = await call('setUpSecondFactor', { body: { currentPassword } });
  await call('confirmSecondFactor', { body: { code: codeOf(secret) } });
  await call('renewBackupCodes', { body: { currentPassword } });
  await call('endSecondFactor', { body: { currentPassword: 'wrong' }, status: 422 });
  await call('endSecondFactor', { body: { currentPassword } });
  await t.call('POST', '/api/auth/login', admin);
  const sessions = await call('listSessions');
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  await call('endSession', { params: { id: other.id } });
  await call('endOtherSessions');
  await call('changePassword', { body: { currentPassword, newPassword: 'another long password' } });
  await call('signOut');
});

test('every operation was seen to succeed', () => {
  /** Its success needs an authenticator within half a minute; sign-in-code.test.ts holds it. */
  const heldElsewhere = ['signInWithCode'];
  assert.deepEqual(
    operations.map(({ id }) => id).filter((id) => !seen.has(id)),
    heldElsewhere,
  );
});
