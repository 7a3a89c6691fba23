import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callbackUrl } from '#articles/drafts/server/callback-url.ts';
import { readMediaUrls } from '#delivery/texts/server/media-links.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import { payInvoice } from '#money/online-payments/server/pay-invoice.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { startStripe } from '../../../../tests/support/stripe-server.ts';
import { call, photo, t, unseen, wronglyAudited } from './answers.fixture.ts';

test('the public calls answer as they are described', async () => {
  const serviceId = await addService(t.deps.db);
  await call('listServices');
  await call('listDiscounts');
  await call('getPricing');
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

test('categories answer as they are described', async () => {
  const words = { name: 'Rug Cleaning', noun: 'rug', nouns: 'rugs' };
  const body = { ...words, nameEs: 'Limpieza de tapetes', nounEs: 'tapete', nounsEs: 'tapetes' };
  const { id } = await call('createCategory', { body });
  await call('createCategory', { body: words, status: 422 });
  await call('listCategories');
  const all: { id: number }[] = await call('listAllCategories');
  await call('getCategory', { params: { id } });
  await call('getCategory', { params: { id: 99_999 }, status: 404 });
  await call('updateCategory', { params: { id }, body: { noun: 'area rug', version: 1 } });
  await call('updateCategory', { params: { id }, body: { noun: 'rug', version: 1 }, status: 409 });
  await call('orderCategories', { body: { ids: all.map((one) => one.id) } });
  await call('deleteCategory', { params: { id } });
  await call('restoreCategory', { params: { id } });
});

test('legal pages answer as they are described', async () => {
  await call('listLegalPages');
  await call('getLegalPage', { params: { id: 1 } });
  await call('getLegalPage', { params: { id: 99_999 }, status: 404 });
  const page = { en: { more: [{ heading: 'Cookies', text: 'None.' }] }, es: null };
  await call('updateLegalPage', { params: { id: 1 }, body: { page, version: 1 } });
  await call('updateLegalPage', {
    params: { id: 1 },
    body: { page: { en: null, es: null }, version: 1 },
    status: 409,
  });
});

test('codes answer as they are described', async () => {
  const { id } = await call('createCode', { body: { code: 'SPRING', percent: 15 } });
  await call('createCode', { body: { code: 'spring', percent: 15 }, status: 422 });
  await call('checkCode', { query: '?code=spring' });
  await call('checkCode', { query: '?code=autumn', status: 422 });
  await call('listCodes');
  await call('changeCode', { params: { id }, body: { maxUses: 5, version: 1 } });
  await call('changeCode', { params: { id }, body: { maxUses: 6, version: 1 }, status: 409 });
  await call('deleteCode', { params: { id } });
  await call('restoreCode', { params: { id } });
});

test('requests, quotes and their history answer as they are described', async () => {
  const lead = await t.call('POST', '/api/contact', contactBody());
  const { id } = (await lead.json()) as { id: number };
  await call('listRequests', { query: '?search=ana&limit=5' });
  await call('listRequests', { query: '?status=lost', status: 422 });
  await call('exportRequests', { query: '?status=new' });
  await call('countRequests');
  await call('getRequest', { params: { id } });
  await call('answerRequest', { params: { id }, body: { channel: 'call' } });
  await call('getLead', { query: `?request=${id}` });
  await call('getLead', { status: 404 });
  await call('emailLead', { params: { id }, body: { subject: 'Your carpet', text: 'We can come.' } });
  await call('unanswerRequest', { params: { id } });
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
  await call('sendQuote', { params, body: { message: 'Thank you for calling.' } });
  await call('sendQuote', { params, body: { channels: [] }, status: 422 });
  const token = (await call('getQuoteLink', { params })).url.split('/').at(-1);
  await call('getCustomerQuote', { params: { token } });
  await call('getCustomerQuote', { params: { token: 'unknown' }, status: 404 });
  const { version } = await call('getCustomerQuote', { params: { token } });
  const accepting = { version, decision: 'accepted', name: 'Ana Lopez', agreesToTerms: true };
  await call('decideQuote', { params: { token }, body: accepting });
  await call('decideQuote', { params: { token }, body: { version, decision: 'declined' }, status: 409 });
  await call('decideQuote', { params: { token }, body: { decision: 'accepted' }, status: 422 });
  await call('reopenQuote', { params });
  await call('replaceQuoteLink', { params });
  await call('deleteQuote', { params });
  await call('restoreQuote', { params });
  await call('deleteRequest', { params: { id } });
  await call('restoreRequest', { params: { id } });
  const { url } = await call('getCalendarFeed');
  await call('getCalendar', { params: { name: url.split('/').at(-1) } });
  await call('getCalendar', { params: { name: 'wrong.ics' }, status: 404 });
  await call('replaceCalendarFeed');
});

test('crews answer as they are described', async () => {
  const { id } = await call('createCrew', { body: { name: 'Evening crew' } });
  await call('createCrew', { body: { name: 'evening crew' }, status: 422 });
  await call('listCrews');
  const params = { id };
  await call('updateCrew', { params, body: { isActive: false, version: 1 } });
  await call('updateCrew', { params, body: { isActive: true, version: 1 }, status: 409 });
});

test('time off answers as it is described', async () => {
  const body = { crewId: 1, date: '2026-12-20', from: '13:00', to: '15:00' };
  const { id } = await call('createBlock', { body });
  await call('createBlock', { body: { ...body, to: '12:00' }, status: 422 });
  await call('listBlocks', { query: '?from=2026-12-20&to=2026-12-20' });
  const params = { id };
  await call('changeBlock', { params, body: { reason: 'Dentist', version: 1 } });
  await call('changeBlock', { params, body: { reason: 'Doctor', version: 1 }, status: 409 });
  await call('deleteBlock', { params });
});

test('customers answer as they are described', async () => {
  const { id } = await call('createCustomer', { body: { firstName: 'Bo', email: 'bo@example.com' } });
  const { id: other } = await call('createCustomer', { body: { firstName: 'Bob', email: 'bo@example.com' } });
  const params = { id };
  const address = { street: '12 Oak St', city: 'Burbank', zipCode: '91501' };
  const property = await call('addProperty', { params, body: address });
  await call('updateProperty', { params: { id: property.id }, body: { unit: '3', version: 1 } });
  await call('addCustomerNote', { params, body: { text: 'Call after 5 PM.' } });
  await call('listCustomers', { query: '?search=bo' });
  await call('getCustomer', { params });
  await call('updateCustomer', { params, body: { notes: 'A dog', version: 1 } });
  await call('updateCustomer', { params, body: { notes: 'A cat', version: 1 }, status: 409 });
  await call('mergeCustomers', { params: { id: other }, body: { intoId: id } });
  await call('deleteCustomer', { params: { id: other }, status: 409 });
  await call('getTimeline', { params, query: '?limit=5' });
  await call('unmergeCustomer', { params: { id: other } });
  await call('deleteProperty', { params: { id: property.id } });
  await call('deleteCustomer', { params: { id: other } });
  await call('restoreCustomer', { params: { id: other } });
});

test('invoices answer as they are described', async () => {
  const { id: customerId } = await call('createCustomer', {
    body: { firstName: 'Ines', email: 'ines@example.com' },
  });
  const lines = [{ title: 'Rug', quantity: 1, unitPrice: '100.00' }];
  const { id } = await call('createInvoice', { body: { customerId, lines } });
  await call('createInvoice', { body: { customerId }, status: 422 });
  const params = { id };
  await call('sendInvoice', { params, body: {}, status: 409 });
  await call('updateInvoice', { params, body: { taxPercent: 9.5, version: 1 } });
  await call('updateInvoice', { params, body: { taxPercent: 5, version: 1 }, status: 409 });
  await call('issueInvoice', { params, body: { version: 2 } });
  await call('updateInvoice', { params, body: { taxPercent: 5 }, status: 409 });
  await call('listInvoices', { query: '?status=issued' });
  await call('getInvoice', { params });
  await call('getInvoice', { params: { id: 987654 }, status: 404 });
  await call('sendInvoice', { params, body: { message: 'Thank you.' } });
  const payment = { amount: '9.50', method: 'cash', paidAt: t.deps.clock().toISOString() };
  await call('recordPayment', { params, body: payment });
  await call('voidInvoice', { params, status: 409 });
  await call('recordRefund', { params, body: payment });
  const reason = 'A stain stayed.';
  await call('creditInvoice', { params, body: { lines: [{ line: 2, quantity: 1 }], reason }, status: 422 });
  await call('creditInvoice', { params, body: { amount: '10.00', reason } });
  await call('creditInvoice', { params, body: { amount: '10.00', reason, version: 1 }, status: 409 });
  await call('voidInvoice', { params });
  await call('getInvoiceFigures');
  await call('exportInvoices');
  await call('exportPayments');
});

test('online payments answer as they are described', async (context) => {
  const stripe = await startStripe(t.deps.clock);
  context.after(stripe.close);
  Object.assign(t.deps.config, stripe.settings);
  const { id: customerId } = await call('createCustomer', {
    body: { firstName: 'Onna', email: 'onna@example.com' },
  });
  const lines = [{ title: 'Rug', quantity: 1, unitPrice: '100.00' }];
  const { id } = await call('createInvoice', { body: { customerId, lines } });
  const params = { id };
  const { url } = await call('issueInvoice', { params, body: { version: 1 } });
  await payInvoice(t.deps, url.split('/').at(-1));
  const [session] = stripe.sessions.keys();
  const object = stripe.pay(session!);
  const { body, headers } = stripe.signed({ type: 'checkout.session.completed', object });
  const event = JSON.parse(body) as object;
  await call('receiveStripeEvent', { body: event, headers });
  await call('receiveStripeEvent', { body: event, status: 400 });
  const { payments } = await call('getInvoice', { params });
  const refund = { paymentId: payments[0].id, amount: '10.00' };
  await call('refundOnline', { params, body: refund });
  await call('refundOnline', { params, body: { ...refund, paymentId: 987654 }, status: 404 });
  await call('getOnlinePayments');
  const quote = await t.deps.db.selectFrom('quotes').select('id').executeTakeFirstOrThrow();
  const time = t.deps.clock().toISOString();
  const { id: depositId } = await t.deps.db
    .insertInto('movements')
    .values({
      ...{ kind: 'deposit', quoteId: quote.id, invoiceId: null, amountCents: 2500, method: 'card' },
      ...{ providerId: stripe.payAgain(session!), refundOf: null, refusal: null, invoiceNumber: null },
      ...{ customerId, paidAt: time, createdAt: time, reference: '', recordedBy: 'Stripe' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await call('listDeposits', { params: { id: quote.id } });
  await call('listKeptDeposits');
  const byHand = { amount: '5.00', method: 'cash', paidAt: t.deps.clock().toISOString() };
  await call('recordDepositRefund', { params: { id: depositId }, body: byHand });
  await call('refundDeposit', { params: { id: depositId } });
  await call('refundDeposit', { params: { id: 987654 }, status: 404 });
  t.deps.config.stripe = null;
  await call('getStripeConnection');
  const { secretKey, webhookSecret: signingSecret } = stripe.settings.stripe;
  await call('updateStripeConnection', { body: { secretKey, version: 1 }, status: 422 });
  await call('updateStripeConnection', { body: { secretKey, signingSecret, version: 1 } });
  const other = 'sk_test_of_somebody_else';
  await call('updateStripeConnection', { body: { secretKey: other, version: 1 }, status: 409 });
  stripe.state.trouble = 'failing';
  await call('updateStripeConnection', { body: { version: 2 }, status: 503 });
  await call('getStripeConnection');
  await call('deleteStripeConnection');
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
  await call('uploadLogo', { body: await photo() });
  await call('uploadSitePicture', { body: await photo(900, 600) });
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

test('booking and visits answer as they are described', async () => {
  const serviceId = await addService(t.deps.db);
  const { db, clock } = t.deps;
  const lead = async (email: string, phone: string) => {
    const body = quoteBody([{ serviceId, quantity: 1 }], {}, { email, phone });
    const { quoteId } = (await (await t.call('POST', '/api/contact', body)).json()) as { quoteId: number };
    return inTransaction(db, (trx) => ensureQuotePage(trx, quoteId, clock()));
  };
  const place = { date: '2026-12-08', from: '10:00', to: '12:00' };
  const { quoteId } = await lead('visit@example.com', '(818) 555-0301');
  const visit = await call('createVisit', { body: { quoteId, crewId: 1, ...place } });
  await call('createVisit', { body: { quoteId, crewId: 1, ...place }, status: 409 });
  await call('listVisits', { query: '?from=2026-12-01&to=2026-12-31&crewId=1' });
  await call('getVisit', { params: { id: visit.id } });
  const ofVisit = { id: visit.id };
  await call('getVisitDay', { params: ofVisit });
  await call('getOnMyWay', { params: ofVisit });
  const seen = { date: place.date, from: place.from, to: place.to };
  const at = clock().toISOString();
  const keyed = (key: string) => ({ 'Idempotency-Key': key });
  const added = { title: 'Ottoman', quantity: 1, unitPrice: '15.00' };
  await call('recordVisitFact', {
    params: ofVisit,
    body: { kind: 'line', line: added, agreedBy: 'Ana', agrees: true, at, seen },
    headers: keyed('fact-1'),
  });
  await call('recordVisitFact', {
    params: ofVisit,
    body: { kind: 'started', at, seen },
    headers: keyed('fact-2'),
    status: 409,
  });
  const form = await photo();
  for (const [name, value] of Object.entries({ ...seen, at, stage: 'before' })) form.set(name, value);
  const { visitPhotos } = await call('addVisitPhoto', {
    params: ofVisit,
    body: form,
    headers: keyed('fact-3'),
  });
  const after = await photo();
  for (const [name, value] of Object.entries({ ...seen, at, stage: 'after' })) after.set(name, value);
  const taken = await call('addVisitPhoto', { params: ofVisit, body: after, headers: keyed('fact-4') });
  const pair = {
    beforePhotoId: visitPhotos[0].id,
    afterPhotoId: taken.visitPhotos[1].id,
    category: 'couch',
    caption: '',
    beforeAlt: 'Stains',
    afterAlt: 'No stains',
    consentBy: 'Ana Lopez',
    consentWay: 'text',
    consentDate: '2026-11-01',
    agrees: true,
  };
  const published = await call('publishPair', { params: ofVisit, body: pair, headers: keyed('pair-1') });
  await call('publishPair', { params: ofVisit, body: pair, headers: keyed('pair-2'), status: 409 });
  await call('listPublishedPairs', { params: ofVisit });
  await call('unpublishPair', { params: { id: published.id } });
  await call('deleteVisitPhoto', { params: { id: visitPhotos[0].id } });
  const feed = await call('getCrewCalendarFeed', { params: { id: 1 } });
  await call('getCalendar', { params: { name: feed.url.split('/').at(-1) } });
  await call('listZipPoints');
  await call('listBusyHours', { query: '?from=2026-12-01&to=2026-12-07' });
  const day = { params: { id: 1 }, query: `?date=${place.date}` };
  const { stops } = await call('getRoute', day);
  const visitIds = stops.map((stop: { visitId: number }) => stop.visitId);
  await call('fixRoute', { ...day, body: { visitIds } });
  await call('fixRoute', { ...day, body: { visitIds: [...visitIds, 999] }, status: 422 });
  await call('freeRoute', day);
  await call('getToday');
  await call('getSetup');
  await call('chooseTrade', { body: { trade: 'house-cleaning' }, status: 409 });
  await call('takeDemoArticlesOffline');
  await call('updateSetup', { body: { kept: ['prices'], isHidden: false } });
  const door = { method: 'cash', amount: '5.00', tip: '1.00', takenAt: at };
  await call('recordDoorPayment', { params: ofVisit, body: door, headers: keyed('door-1') });
  const tooMuch = { ...door, amount: '5000.00' };
  await call('recordDoorPayment', { params: ofVisit, body: tooMuch, headers: keyed('door-2'), status: 409 });
  await call('settleDoorPayment', { params: { id: 2 } });
  await call('listTips');
  await call('exportTips');
  await call('changeVisit', { params: { id: visit.id }, body: { version: 1, status: 'cancelled' } });
  await call('changeVisit', { params: { id: visit.id }, body: { version: 1, status: 'done' }, status: 409 });
  const { token } = await lead('booking@example.com', '(818) 555-0302');
  const params = { token };
  await call('getCustomerQuote', { params });
  await call('listCartWindows', { query: `?zip=91501&items=${serviceId}` });
  const booking = { ...place, date: '2026-12-10', street: '7 Elm St', city: 'Burbank', agreesToTerms: true };
  const whole = { ...quoteBody([{ serviceId, quantity: 1 }], {}, { phone: '(818) 555-0303' }), booking };
  await call('bookLead', { body: whole });
  await call('bookLead', { body: { ...whole, booking: {} }, status: 422 });
  await call('listWindows', { params, query: '?from=2026-12-01&days=7' });
  await call('holdWindow', { params, body: place });
  const property = { street: '120 Olive Ave', city: 'Burbank', zipCode: '91501' };
  const contact = { name: 'Ana Lopez', phone: '(818) 555-0302', property, agreesToTerms: true };
  await call('bookVisit', { params, body: { version: 1, ...place, ...contact, date: '2026-12-09' } });
  await call('bookVisit', { params, body: { version: 1, ...place, ...contact }, status: 409 });
  await call('moveOwnVisit', { params, body: { version: 1, ...place } });
  await call('cancelOwnVisit', { params, body: { version: 2 } });
});

test('the mail server answers as it is described', async () => {
  await call('getMailConnection');
  // Nothing listens there.
  const server = { host: '127.0.0.1', port: 9, security: 'none', username: '' };
  const mailbox = { ...server, senderName: '', senderEmail: 'office@example.com' };
  await call('updateMailConnection', { body: { ...mailbox, version: 1 } });
  await call('testMail', { body: { to: 'kim@example.com' } });
  await call('deleteMailConnection');
});

test('the article writer answers as it is described', async () => {
  const { version, ...writer } = await call('getWriterConnection');
  // Nothing listens there.
  const { problem } = await call('testWriter', { body: {} });
  assert.match(problem, /couldn’t reach/);
  const { kind, url, model } = writer;
  await call('updateWriterConnection', { body: { kind, url: `${url}hook`, model, version } });
  await call('updateWriterConnection', { body: { kind: 'provider', url, model: '', version }, status: 422 });
  await call('updateWriterConnection', { body: { kind, url, model, version }, status: 409 });
  await call('deleteWriterConnection');
});

test('the text gateway answers as it is described', async () => {
  await call('getSmsConnection');
  // Nothing listens there.
  const gateway = { url: 'http://127.0.0.1:9/', account: 'AC1', token: 'secret', sender: '12345' };
  await call('updateSmsConnection', { body: { ...gateway, version: 1 } });
  await call('testSms', { body: { to: '(818) 555-0143' } });
  await call('deleteSmsConnection');
});

test('messages answer as they are described', async () => {
  const { version, kinds } = await call('getMessageSettings');
  await call('updateMessageSettings', { body: { version, kinds: [{ ...kinds[0], isEnabled: false }] } });
  await call('updateMessageSettings', { body: { version, kinds: [kinds[0]] }, status: 409 });
  const { kind, text } = kinds[6];
  await call('previewMessage', { body: { kind, text } });
  await call('testMessage', { body: { kind, text, channel: 'email' } });
  await call('testMessage', { body: { kind, text, channel: 'text', phone: '8185550111' }, status: 409 });
  const planned = await t.deps.db
    .selectFrom('messages')
    .select('id')
    .where('status', '=', 'planned')
    .executeTakeFirstOrThrow();
  await call('skipMessage', { params: { id: planned.id } });
  const gateway = { url: 'http://127.0.0.1:9/', user: 'AC1', password: 'secret', from: '+18185550100' };
  t.deps.config.sms = gateway;
  const fields: [string, string][] = [
    ['Body', 'Yes'],
    ['From', '+18185550111'],
  ];
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  const signature = textSignature('secret', `${t.deps.config.publicUrl}/api/sms/incoming`, fields);
  await call('receiveText', { body: form, headers: { 'X-Twilio-Signature': signature } });
  await call('receiveText', { body: form, headers: { 'X-Twilio-Signature': 'x' }, status: 401 });
  await call('checkSmsAccount');
  await call('getTextsToday');
  const [{ customerId }] = await call('listConversations');
  await call('countUnreadConversations');
  const params = { id: customerId };
  await call('getConversation', { params });
  await call('readConversation', { params, body: { needsNoAnswer: true } });
  const { imageUrl: photoUrl } = await call('uploadPhoto', { body: await photo() });
  const own = await call('sendText', { params, body: { text: 'See you then!', photoUrl } });
  await call('sendText', { params, body: {}, status: 422 });
  const [mediaUrl] = await readMediaUrls(t.deps, {
    id: own.id,
    photos: JSON.stringify([photoUrl.split('/').at(-1)]),
  });
  await call('getTextMedia', { params: { token: mediaUrl!.split('/').at(-1)! } });
  for (const [operation, path] of [
    ['receiveCall', '/api/calls/incoming'],
    ['endCall', '/api/calls/ended'],
  ] as const) {
    const posted = new FormData();
    posted.set('CallSid', 'CA1');
    const by = textSignature('secret', t.deps.config.publicUrl + path, [['CallSid', 'CA1']]);
    await call(operation, { body: posted, headers: { 'X-Twilio-Signature': by } });
  }
  const status: [string, string][] = [
    ['MessageSid', 'SM1'],
    ['MessageStatus', 'sent'],
  ];
  const report = new FormData();
  for (const [name, value] of status) report.set(name, value);
  const signed = textSignature('secret', `${t.deps.config.publicUrl}/api/sms/status`, status);
  await call('receiveTextStatus', { body: report, headers: { 'X-Twilio-Signature': signed } });
  t.deps.config.sms = null;
});

test('newsletter and outbox answer as they are described', async () => {
  await t.call('POST', '/api/newsletter', { email: 'bo@example.com' });
  const [{ id }] = await call('listSubscribers');
  await call('countSubscribers');
  await call('exportSubscribers');
  await call('removeSubscriber', { params: { id } });
  await call('restoreSubscriber', { params: { id } });
  await call('restoreSubscriber', { params: { id }, status: 409 });
  await call('countReaders');
  const post = await call('createPost', {
    body: { title: 'News', content: '<p>New.</p>', isPublished: true },
  });
  const params = { id: post.id };
  await call('testPost', { params });
  await call('sendPost', { params, status: 409 });
  await t.deps.db.updateTable('newsletterSubscribers').set({ status: 'confirmed' }).execute();
  const sending = await call('sendPost', { params });
  await call('pauseSending', { params: { id: sending.id } });
  await call('resumeSending', { params: { id: sending.id } });
  await call('listSendings');
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

test('people and the audit log answer as they are described', async () => {
  await call('listPeople');
  const body = { name: 'Robin', username: 'robin', email: 'robin@example.com', role: 'office' };
  const { id } = await call('addPerson', { body });
  await call('addPerson', { body, status: 422 });
  const params = { id };
  const { version } = await call('updatePerson', { params, body: { name: 'Robin Chan', version: 1 } });
  await call('updatePerson', { params, body: { name: 'Bo', version: version - 1 }, status: 409 });
  await call('resetPersonPassword', { params });
  await call('endPersonSessions', { params });
  await call('resetPersonSecondFactor', { params });
  await call('getPeopleSettings');
  await call('updatePeopleSettings', { body: { requiresSecondFactor: false } });
  await call('removePerson', { params });
  await call('listAudit', { query: '?limit=2' });
  await call('exportAudit');
  for (const table of ['categories', 'services'] as const) {
    await t.deps.db.updateTable(table).set({ deletedAt: '2026-11-21T18:00:00.000Z' }).execute();
  }
  await call('chooseTrade', { body: { trade: 'house-cleaning' } });
});

test('every operation about customers and what they read was seen to succeed', () => {
  assert.deepEqual(unseen('the rest'), []);
});

test('the calls that were decided to be audited wrote to the audit log, and no others', () => {
  assert.deepEqual(wronglyAudited(), []);
});
