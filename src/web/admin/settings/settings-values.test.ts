import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings } from '#shared/content/settings.ts';
import { settingsSchema } from '#shared/settings.ts';
import { validate } from '../editing/field-errors.ts';
import { errorsByField, fieldOf, withoutErrorsOf } from './settings-errors.ts';
import { placesIn, toFormValues, toSettings } from './settings-values.ts';

const settings = settingsSchema.parse(defaultSettings);
const values = toFormValues(settings);

/** What stands at which field once these values were typed over good ones. */
const errorsAfter = (typed: Partial<typeof values>) => {
  const sent = toSettings({ ...values, ...typed });
  return errorsByField(validate(settingsSchema, sent) ?? {}, sent);
};

const withPlaces = (change: (places: ReturnType<typeof placesIn>) => object[]) => ({
  places: JSON.stringify(change(placesIn(values.places))),
});

test('settings go through the form unchanged', () => {
  assert.deepEqual(toSettings(values), settings);
});

test('lists are read line by line, codes with any separator, and a day without times is closed', () => {
  const read = toSettings({
    ...values,
    opens1: '',
    closes1: '',
    credentials: ' Insured \n\n Licensed\n',
    notificationEmails: 'a@b.example\r\nc@d.example',
    places: JSON.stringify([{ name: 'A', groups: [], zipCodes: '91501,91502;  91503\n' }]),
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
    errorsAfter(withPlaces(([first, ...rest]) => [first!, { ...rest[0], zipCodes: '91501, 9150' }])),
    {
      'places.1.zipCodes': '9150: A ZIP code has five digits',
    },
  );
});

test('a place without codes, without a name, or of the name of another is marked in its row', () => {
  const one = { name: 'A', groups: [], zipCodes: '91501' };
  const after = (...places: object[]) => Object.keys(errorsAfter(withPlaces(() => places)));
  assert.deepEqual(after(one, { ...one, name: 'B', zipCodes: '' }), ['places.1.zipCodes']);
  assert.deepEqual(after(one, { ...one, name: ' ' }), ['places.1.name']);
  assert.deepEqual(after(one, { ...one, name: 'B' }, { ...one, name: ' a' }), ['places.2.name']);
  assert.deepEqual(after(), ['places']);
});

test('hours are marked at the day they were typed for, also behind a closed one', () => {
  const closed = { opens1: '', closes1: '' };
  assert.deepEqual(Object.keys(errorsAfter({ ...closed, closes2: '' })), ['closes2']);
  assert.deepEqual(Object.keys(errorsAfter({ ...closed, opens3: '20:00' })), ['closes3']);
  const never = Object.fromEntries(
    Object.keys(values).map((name) => [name, /^(opens|closes)\d/.test(name) ? '' : values[name as 'phone']]),
  );
  assert.deepEqual(errorsAfter(never), { hours: 'Choose at least one open day' });
});

test('an error that belongs to no field is not lost', () => {
  assert.equal(fieldOf('', settings), 'form');
  assert.equal(fieldOf('version', settings), 'form');
  assert.equal(fieldOf('hours.99.opens', settings), 'hours');
});

test('editing a field takes away its own error and that of its counterpart only', () => {
  const errors = { phone: 'a', closes2: 'b', hours: 'c', 'places.1.name': 'd', form: 'e' };
  assert.deepEqual(withoutErrorsOf(errors, 'opens2'), { phone: 'a', 'places.1.name': 'd' });
  assert.deepEqual(withoutErrorsOf(errors, 'places'), { phone: 'a', closes2: 'b', hours: 'c' });
});
