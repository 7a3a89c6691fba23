import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { customerApi, messagePaths } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import type { MessagePreview, StoredMessageSettings } from '#messages/planned/messages.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { openMessages } from './messages.fixture.ts';

type App = Awaited<ReturnType<typeof openMessages>>;

async function speakSpanish(app: App, quoteId: number) {
  const id = await app.pickCustomer(quoteId);
  const answer = await app.t.adminCall('GET', customerApi.customer(id));
  const { version } = (await answer.json()) as CustomerDetails;
  const changed = await app.t.adminCall('PATCH', customerApi.customer(id), { version, language: 'es' });
  assert.equal(changed.status, 200, await changed.clone().text());
}

test('a customer who speaks Spanish gets emails, texts, links and calendar entries in Spanish', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead({ quote: { contactMethod: 'sms' }, contact: { firstName: 'Ana' } });
  await speakSpanish(app, lead.quoteId);
  const visit = await parseVisit(await app.book(lead));
  const [booked] = await app.run();
  assert.match(booked!.subject, /^Su visita quedó reservada: /);
  assert.match(
    booked!.text,
    /Hola, Ana\. Su visita ya tiene fecha: martes 1 de diciembre, de 8 a 10 a\.m\.\n/,
  );
  assert.match(booked!.text, /Cuándo: martes, 1 de diciembre de 2026, de 8 a 10 a\.m\.\n/);
  assert.match(
    booked!.text,
    new RegExp(`Cambiar o cancelar: ${app.t.deps.config.publicUrl}/es/quote/${lead.token}`),
  );
  assert.match((booked as { html?: string }).html ?? '', /<html lang="es">/);
  const calendar = booked!.calendar!.content.replaceAll('\r\n ', '');
  assert.match(calendar, /SUMMARY:.*: horario de llegada/);
  assert.match(calendar, /PRODID:.*\/\/ES/);
  assert.match(app.gateway.texts[0]!.body, /Su visita ya tiene fecha: .*\/es\/quote\//s);
  await parseVisit(await app.cancel(lead, { version: visit.version }), 200);
  const [cancelled] = await app.run();
  assert.match(cancelled!.text, /Cancelamos su visita del martes 1 de diciembre/);
  assert.match(cancelled!.text, /¿No la canceló usted\?/);
});

test('a follow-up in Spanish can be unsubscribed in Spanish, and says how to end texts', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead({ quote: { contactMethod: 'sms' } });
  await speakSpanish(app, lead.quoteId);
  const [followUp] = await app.at('2026-11-23T18:00:00.000Z');
  assert.match(followUp!.subject, /^¿Tiene alguna pregunta sobre su cotización\?/);
  assert.match(followUp!.unsubscribeUrl!, /\/es\/messages\/unsubscribe\?token=/);
  assert.match(app.gateway.texts[0]!.body, /Para no recibir mensajes, responda STOP\.$/);
});

test('the owner edits both languages, and a text that is left out stays', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const save = async (version: number, texts: { text: string; textEs?: string }) => {
    const kinds = [{ kind: 'thanks', isEnabled: true, ...texts }];
    const answer = await t.adminCall('PUT', messagePaths.settings, { version, kinds });
    assert.equal(answer.status, 200, await answer.clone().text());
    const saved = ((await answer.json()) as StoredMessageSettings).kinds;
    return saved.find(({ kind }) => kind === 'thanks');
  };
  assert.match((await save(1, { text: 'Thank you!' }))?.textEs ?? '', /^Hola, \{firstName\}/);
  await save(2, { text: 'Thank you!', textEs: '¡Muchas gracias, {firstName}!' });
  const last = await save(3, { text: 'Thanks!' });
  assert.deepEqual([last?.text, last?.textEs], ['Thanks!', '¡Muchas gracias, {firstName}!']);

  const wrong = { kind: 'thanks', isEnabled: true, text: 'Thanks', textEs: '{nadie}' };
  const refused = await t.adminCall('PUT', messagePaths.settings, { version: 4, kinds: [wrong] });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /kinds\.0\.textEs/);

  await app.lead();
  const input = { kind: 'follow-up-1', text: 'Hola {firstName}\nVer: {link}', language: 'es' };
  const preview = (await (await t.adminCall('POST', messagePaths.preview, input)).json()) as MessagePreview;
  assert.match(preview.subject, /^¿Tiene alguna pregunta/);
  assert.match(preview.textMessage.body, /\/es\/quote\//);
});

for (const word of ['ALTO', 'parar', 'Stop']) {
  test(`${word} from a customer who speaks Spanish ends texts, and HELP and START are answered in Spanish`, async (context) => {
    const app = await openMessages(context);
    const { t } = app;
    const receive = async (Body: string) => {
      const entries = Object.entries({ From: '+18185551001', To: '+18185550100', Body });
      const url = t.deps.config.publicUrl + messagePaths.incoming;
      const answer = await t.app.request(messagePaths.incoming, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'X-Twilio-Signature': textSignature('secret', url, entries),
        },
        body: new URLSearchParams(entries).toString(),
      });
      assert.equal(answer.status, 200);
      return answer.text();
    };
    const lead = await app.lead({ quote: { contactMethod: 'sms' } });
    await speakSpanish(app, lead.quoteId);
    assert.doesNotMatch(await receive(word), /<Message>/);
    await parseVisit(await app.book(lead));
    assert.equal((await app.run()).length, 1, 'emails go on');
    assert.deepEqual(app.gateway.texts, []);
    assert.match(await receive('Ayuda'), /para recibir ayuda, llame al/);
    assert.match(await receive('Start'), /volvera a recibir nuestros mensajes/);
  });
}

test('with changes until the visit begins, no email in Spanish counts hours', async (context) => {
  const app = await openMessages(context);
  const settings = (await (await app.t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  const booking = { ...settings.booking, changeCutoffHours: 0 };
  assert.equal((await app.t.adminCall('PUT', adminApi.settings, { ...settings, booking })).status, 200);
  const lead = await app.lead();
  await speakSpanish(app, lead.quoteId);
  const visit = await parseVisit(await app.book(lead));
  const [booked] = await app.run();
  assert.match(
    booked!.text,
    /Puede cambiarla o cancelarla en la página de su cotización hasta que comience\./,
  );
  const moved = { version: visit.version, date: '2026-12-02', from: '10:00', to: '12:00' };
  await parseVisit(await app.move(lead, moved), 200);
  const [late] = await app.at('2026-12-02T18:30:00.000Z');
  assert.match(
    late!.text,
    /El horario de llegada de su visita ya comenzó\. Para cambiarla o cancelarla, llame/,
  );
});
