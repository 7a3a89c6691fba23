import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { getLineCents } from '#company/catalog/pricing.ts';
import { type Service, serviceSchema } from '#company/catalog/services.ts';
import * as unitTexts from '#company/catalog/unit-texts.ts';
import { isQuantity } from '#company/catalog/units.ts';
import { language } from '#kit/language/locale.ts';
import { centsSchema, exactDollars, formatDollars, parseCents } from '#kit/money/money.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { cancel } from '#kit/panel/panel-texts.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { api } from '#kit/paths/paths.ts';
import * as quoteErrors from '#kit/refusals/quote-errors.ts';
import { say } from '#kit/refusals/sentence.ts';
import { newVisitFactSchema, type VisitFact } from '#visits/day/visit-progress.ts';
import { lines as texts } from './day-texts.ts';
import type { Entries } from './use-entries.ts';
import { TextList } from './visit-notes.tsx';
import { VisitSection } from './visit-section.tsx';
import type { WaitingVisit } from './waiting-visit.ts';

/** The public catalog; the device keeps it for the driveway without a signal. */
export const catalogQuery = adminQuery(
  ['catalog'],
  z.array(serviceSchema),
  language === 'en' ? api.services : `${api.services}?language=${language}`,
  refetchOnOpen,
);

interface VisitLinesProps {
  customerName: string;
  facts: readonly VisitFact[];
  waiting: WaitingVisit['waitingTexts'];
  record: Entries['record'];
}

/** Extras that the customer asked for on the spot; they change the quote. */
export function VisitLines({ customerName, facts, waiting, record }: VisitLinesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <VisitSection title={texts.title}>
      <TextList facts={facts.filter(({ kind }) => kind === 'line')} waiting={waiting} />
      {isOpen ? (
        <LineForm customerName={customerName} record={record} onDone={() => setOpen(false)} />
      ) : (
        <Button className="min-h-12" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </VisitSection>
  );
}

interface LineFormProps extends Pick<VisitLinesProps, 'customerName' | 'record'> {
  onDone: () => void;
}

const other = 'other';

function LineForm({ customerName, record, onDone }: LineFormProps) {
  const { data: services = [] } = useQuery(catalogQuery);
  const [values, setValues] = useState({
    service: other,
    title: '',
    quantity: '1',
    unitPrice: '',
    agreedBy: customerName,
    agrees: false,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const edit = (changes: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors({});
  };
  const choose = (service: string) => {
    const found = services.find(({ id }) => String(id) === service);
    edit(found ? { service, title: found.title, unitPrice: found.discountedPrice } : { service, title: '' });
  };
  const chosen = services.find(({ id }) => String(id) === values.service);
  const { unit = 'piece' } = chosen ?? {};
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { title, quantity, unitPrice, agreedBy, agrees } = values;
    const serviceId = values.service === other ? null : Number(values.service);
    const minimumPrice = findMinimum(unitPrice, chosen);
    const line = {
      ...{ serviceId, title, quantity: Number(quantity), unit, unitPrice },
      ...(minimumPrice && { minimumPrice }),
    };
    const problems = {
      ...(!isQuantity(line.quantity, unit) && { 'line.quantity': say(quoteErrors, ['wrongQuantity', unit]) }),
      ...getProblems({ kind: 'line', line, agreedBy, agrees }),
    };
    if (Object.keys(problems).length > 0) return setErrors(problems);
    if (await record({ kind: 'line', line, agreedBy, agrees })) onDone();
  };
  const total = getTotal(values, chosen);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <SelectField
        label={texts.what}
        value={values.service}
        options={[other, ...services.map(({ id }) => String(id))]}
        texts={{ [other]: texts.other, ...Object.fromEntries(services.map(getOption)) }}
        onChange={(event) => choose(event.target.value)}
      />
      {values.service === other && (
        <TextField
          label={texts.describe}
          value={values.title}
          error={errors['line.title']}
          maxLength={200}
          onChange={(event) => edit({ title: event.target.value })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={unit === 'piece' ? texts.quantity : `${texts.quantity} (${unitTexts.unitName(2, unit)})`}
          inputMode={unit === 'hour' ? 'decimal' : 'numeric'}
          value={values.quantity}
          error={errors['line.quantity']}
          onChange={(event) => edit({ quantity: event.target.value })}
        />
        <TextField
          label={texts.price}
          inputMode="decimal"
          before="$"
          value={values.unitPrice}
          error={errors['line.unitPrice']}
          onChange={(event) => edit({ unitPrice: event.target.value })}
        />
      </div>
      <TextField
        label={texts.agreedBy}
        value={values.agreedBy}
        error={errors.agreedBy}
        maxLength={200}
        onChange={(event) => edit({ agreedBy: event.target.value })}
      />
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          checked={values.agrees}
          onChange={(event) => edit({ agrees: event.target.checked })}
          className="size-6 shrink-0 accent-accent"
        />
        <span>{texts.agrees(total)}</span>
      </label>
      {errors.agrees && <p className="text-sm text-danger">{errors.agrees}</p>}
      <div className="grid grid-cols-2 gap-3">
        <Button className="min-h-12" onClick={onDone}>
          {cancel}
        </Button>
        <Button type="submit" variant="main" className="min-h-12">
          {texts.add}
        </Button>
      </div>
    </form>
  );
}

function getOption({ id, title, unit, discountedPrice }: Service): [string, string] {
  return [String(id), `${title}, ${unitTexts.perUnit(exactDollars(discountedPrice), unit)}`];
}

/** By the schema of the call, so that nothing is refused hours later. */
function getProblems(fact: object): Record<string, string> {
  const at = new Date().toISOString();
  const seen = { date: at.slice(0, 10), from: '08:00', to: '10:00' };
  const parsed = z.safeParse(newVisitFactSchema, { ...fact, at, seen });
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

/** The minimum of the service while its price is the listed one. */
function findMinimum(unitPrice: string, service: Service | undefined): string | null {
  const cents = centsSchema.safeParse(unitPrice);
  const isListed = service && cents.success && parseCents(service.discountedPrice) === cents.data;
  return isListed ? service.minimumPrice : null;
}

function getTotal(
  { quantity, unitPrice }: { quantity: string; unitPrice: string },
  service: Service | undefined,
): string | null {
  try {
    const unitPriceCents = parseCents(unitPrice);
    const minimumPriceCents = parseCents(findMinimum(unitPrice, service) ?? '0');
    const cents = getLineCents({ unitPriceCents, quantity: Number(quantity), minimumPriceCents });
    return Number.isSafeInteger(cents) && cents > 0 ? formatDollars(cents, { exact: true }) : null;
  } catch {
    return null;
  }
}
