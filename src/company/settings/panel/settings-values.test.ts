import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { businessSettingsSchema } from '#company/settings/settings.ts';
import { validate } from '#kit/panel/editing/field-errors.ts';
import { getField, placeErrors } from './settings-errors.ts';
import { type TypedPlace, toFormValues, toSettings } from './settings-values.ts';

const { testimonials: _reviews, faqs: _faqs, ...first } = defaultSettings;
const settings = businessSettingsSchema.parse(first);
const values = toFormValues({ ...first, ...settings });

/** The errors by field after these values were typed over good ones. */
const errorsAfter = (typed: Partial<typeof values>) => {
  const sent = toSettings({ ...values, ...typed });
  return placeErrors(validate(businessSettingsSchema, sent) ?? {}, sent);
};

const closed = { opens: '', closes: '' };

/** The week with these times typed over good ones; Monday is 0. */
const withHours = (typed: Record<number, Partial<typeof closed>>) => ({
  hours: values.hours.map((open, index) => ({ ...open, ...typed[index] })),
});

test('settings go through the form unchanged', () => {
  assert.deepEqual(toSettings(values), settings);
  assert.deepEqual(toSettings(values, ['faqs']).faqs, values.faqs);
});

test('lists are read line by line, codes with any separator, and a day without times is closed', () => {
  const read = toSettings({
    ...values,
    ...withHours({ 0: closed }),
    credentials: ' Insured \n\n Licensed\n',
    notificationEmails: 'a@b.example\r\nc@d.example',
    places: [{ name: 'A', groups: [], zipCodes: '91501,91502;  91503\n', tripFee: '' }],
  });
  assert.deepEqual(
    read.hours.map(({ day }) => day),
    settings.hours.map(({ day }) => day).filter((day) => day !== 1),
  );
  assert.deepEqual(read.claims.credentials, ['Insured', 'Licensed']);
  assert.deepEqual(read.notificationEmails, ['a@b.example', 'c@d.example']);
  assert.deepEqual(read.places[0]?.zipCodes, ['91501', '91502', '91503']);
});

test('an empty number and one that is none are refused at their field, instead of becoming nought', () => {
  for (const text of ['', ' ', 'ten', '1.5']) {
    assert.deepEqual(Object.keys(errorsAfter({ radiusMiles: text })), ['radiusMiles'], text);
    assert.deepEqual(Object.keys(errorsAfter({ quoteHours: text })), ['quoteHours'], text);
  }
});

test('each error of a list says which line or code is meant, at the field that holds it', () => {
  assert.deepEqual(errorsAfter({ notificationEmails: 'a@b.example\nnobody' }), {
    notificationEmails: 'nobody: Valid email is required',
  });
  assert.deepEqual(errorsAfter({ credentials: `Insured\n${'x'.repeat(161)}` }), {
    credentials: `${'x'.repeat(40)}…: At most 160 characters`,
  });
  assert.deepEqual(
    errorsAfter({ places: values.places.with(1, { ...values.places[1]!, zipCodes: '91501, 9150' }) }),
    {
      'places.1.zipCodes': '9150: A ZIP code has five digits',
    },
  );
});

test('a place without codes, without a name, or of the name of another is marked in its row', () => {
  const one: TypedPlace = { name: 'A', groups: [], zipCodes: '91501', tripFee: '' };
  const after = (...places: TypedPlace[]) => Object.keys(errorsAfter({ places }));
  assert.deepEqual(after(one, { ...one, name: 'B', zipCodes: '' }), ['places.1.zipCodes']);
  assert.deepEqual(after(one, { ...one, name: ' ' }), ['places.1.name']);
  assert.deepEqual(after(one, { ...one, name: 'B' }, { ...one, name: ' a' }), ['places.2.name']);
  assert.deepEqual(after(), ['places']);
});

test('hours are marked at the day they were typed for, also behind a closed one', () => {
  const wrong = (typed: Parameters<typeof withHours>[0]) => errorsAfter(withHours({ 0: closed, ...typed }));
  assert.deepEqual(Object.keys(wrong({ 1: { closes: '' } })), ['hours.1.closes']);
  assert.deepEqual(Object.keys(wrong({ 2: { opens: '20:00' } })), ['hours.2.closes']);
  const hours = values.hours.map(({ day }) => ({ day, ...closed }));
  assert.deepEqual(errorsAfter({ hours }), { hours: 'Choose at least one open day' });
});

test('an error that belongs to no field is not lost', () => {
  assert.equal(getField('', settings), '');
  assert.equal(getField('version', settings), 'version');
  assert.equal(getField('hours.99.opens', settings), 'hours');
});
