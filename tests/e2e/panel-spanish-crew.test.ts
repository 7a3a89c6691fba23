import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { passwordPaths } from '#kit/paths/password-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { expectComplaints, findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { englishIn } from '../support/english-words.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, fillSignIn, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';
import { until } from '../support/until.ts';
import { bookVisitToday } from '../support/visit-day.ts';
import { untilSeen, untilStored } from '../support/worker-panel.ts';

const server = serverForFile();

/** The name of the business, and what people have entered, such as notes and the checklist. */
const names = ['Coffee on the left armrest', 'Gate code 4471', 'Sunweave Cleaning'];

/** Also shows the screen in a file, where `SHOTS` names a folder. */
async function readScreen(page: Page, name: string): Promise<void> {
  const html = await page.content();
  assert.equal(await page.locator('html').getAttribute('lang'), 'es', name);
  const entered = await page.locator('fieldset label:has([type=checkbox])').allTextContents();
  assert.deepEqual(englishIn(html, [...names, ...entered.map((text) => text.trim())]), [], name);
  assert.deepEqual(await findAccessibilityFaults(page), [], name);
  const shots = process.env.SHOTS;
  if (shots) await page.screenshot({ path: `${shots}/es-${name}.png`, fullPage: true });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

async function letCrewsTakePayments(): Promise<void> {
  const { updatedAt: _time, ...settings } = await callAsOwner<{ updatedAt: string; invoices: object }>(
    server.origin,
    'GET',
    adminApi.settings,
  );
  await callAsOwner(server.origin, 'PUT', adminApi.settings, {
    ...settings,
    invoices: { ...settings.invoices, whenDone: 'issue' },
    crewTakesPayment: true,
    tips: { isOn: true, percents: [15, 18, 20] },
  });
}

test('a crew that reads Spanish: sign-in, a day without a signal, a refusal, payment at the door and account', async ({
  browser,
}) => {
  await letCrewsTakePayments();
  const { person, visit } = await bookVisitToday(server.origin, 'Rosalba');
  const page = await openPage(browser, {
    viewport: widths.phone,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    locale: 'es-MX',
  });
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|40[139]|503/);
  await page.goto(server.origin + customerScreens.today);
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  await readScreen(page, 'sign-in');
  await page.goto(server.origin + passwordPaths.forgotten);
  await page.getByRole('heading', { name: '¿Olvidó su contraseña?' }).waitFor();
  await readScreen(page, 'forgotten');
  await press(page, 'English');
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();

  // Who signs in reads English until the office says otherwise; then the next load is in Spanish.
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await fillSignIn(page, person);
  await page.getByRole('heading', { name: 'Your visits' }).waitFor();
  await callAsOwner(server.origin, 'PATCH', adminApi.person(person.id), { language: 'es' });
  await page.reload();
  await page.getByRole('heading', { name: 'Sus visitas' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilStored(page, '/api/auth/me');
  await untilSpanishShell(page);
  await page.reload();
  await page.getByRole('link', { name: /Rosalba/ }).waitFor();
  await untilSeen(page, visitApi.visits, 'Rosalba');
  await readScreen(page, 'visits');

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /Rosalba/ }).click();
  await page.getByText('No tiene conexión').waitFor();
  await readScreen(page, 'visit-offline');
  await press(page, 'Voy en camino');
  await page.getByRole('alertdialog').waitFor();
  await readScreen(page, 'on-my-way');
  await confirm(page, 'Voy en camino');
  await press(page, 'Empezar');
  await page.getByLabel('Nota nueva').fill('Hay un perro en el patio');
  await press(page, 'Agregar nota');
  await page
    .getByLabel('Foto de antes')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() });
  await page.getByRole('img', { name: 'Sin enviar' }).waitFor();
  await press(page, 'Agregar algo');
  await press(page, 'Agregar');
  await page.getByText('El cliente tiene que aceptar el precio').waitFor();
  await page.getByText('Faltan por enviar 4 registros').waitFor();
  await readScreen(page, 'entries');
  await press(page, 'Cancelar');

  // The office moves the visit meanwhile, so that the entries are refused.
  await callAsOwner<Visit>(server.origin, 'PATCH', visitApi.visit(visit.id), {
    from: '10:00',
    to: '12:00',
    force: true,
    version: visit.version,
  });
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: /La oficina cambió esta visita/ }).waitFor();
  await readScreen(page, 'moved');
  await press(page, 'Enviar con el horario nuevo');
  await page.getByRole('heading', { name: 'De 10 a.m. a 12 p.m.' }).waitFor();
  await page.getByText('Hay un perro en el patio').first().waitFor();
  await page.getByRole('button', { name: 'Terminar', exact: true }).waitFor();
  await press(page, 'Terminar');
  await page.getByRole('alertdialog').waitFor();
  await readScreen(page, 'done');
  await confirm(page, 'Terminar');
  await page.getByRole('heading', { name: 'Pago' }).waitFor();
  await press(page, 'Tarjeta');
  await readScreen(page, 'card');
  await press(page, 'Cheque');
  await page.getByLabel('Número del cheque').fill('1042');
  await page.getByLabel('Cantidad').first().fill('9000');
  await press(page, /^Registrar \$/);
  await page.getByText(/^Faltan \$/).waitFor();
  await readScreen(page, 'check');
  await press(page, 'Efectivo');
  await page.getByRole('radio', { name: /^18%/ }).check();
  await press(page, /^Registrar \$/);
  await page
    .getByRole('status')
    .filter({ hasText: /^Pagado$/ })
    .waitFor();
  await page.getByText(/Efectivo, \$.* de propina · Sam/).waitFor();
  await page.getByText('Sin enviar').waitFor({ state: 'detached' });
  await page.getByText(/^Faltan? .*enviar/).waitFor({ state: 'detached' });
  await readScreen(page, 'paid');

  await page.goto(server.origin + adminPaths.account);
  await page.getByRole('heading', { name: 'Dónde tiene la sesión abierta' }).waitFor();
  await page.getByText('Este aparato').waitFor();
  await readScreen(page, 'account');
  await page.goto(server.origin + adminPaths.settings);
  await page.getByRole('heading', { name: 'Esta pantalla es de la oficina' }).waitFor();
  await readScreen(page, 'not-allowed');
  await press(page, 'Salir');
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  await readScreen(page, 'signed-out');
});

/** Waits until the worker of the Spanish panel has stored its document. */
const untilSpanishShell = (page: Page) =>
  until(() =>
    page.evaluate(async () => {
      const documents = await Promise.all(
        (await caches.keys()).map((cacheName) => caches.match('/admin', { cacheName })),
      );
      const texts = await Promise.all(documents.map((document) => document?.text()));
      const registration = await navigator.serviceWorker.getRegistration('/admin');
      const isChanging = Boolean(registration?.installing ?? registration?.waiting);
      return !isChanging && texts.some((text) => text?.includes('<html lang="es"'));
    }),
  );
