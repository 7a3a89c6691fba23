import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { centsSchema, exactDollars, formatCents } from '#kit/money/money.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import { type DoorMethod, newDoorPaymentSchema } from '#visits/payments/door-payments.ts';
import { payment as texts } from './payment-texts.ts';
import type { Entries } from './use-entries.ts';

interface CashFormProps {
  method: DoorMethod;
  owed: string;
  tips: NonNullable<CrewVisit['tips']>;
  take: Entries['take'];
  onDone: () => void;
}

const other = 'other';

/** Also without a signal: the phone keeps it and sends it once. */
export function CashForm({ method, owed, tips, take, onDone }: CashFormProps) {
  const [values, setValues] = useState({ amount: owed, reference: '', choice: '', tip: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const edit = (changes: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setErrors({});
  };
  const { amount, reference, choice } = values;
  const tip =
    choice === other ? values.tip : (tips.find(({ percent }) => `${percent}` === choice)?.amount ?? '0.00');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { method, amount, reference: method === 'check' ? reference : '', tip };
    const problems = getProblems(body, owed);
    if (Object.keys(problems).length > 0) return setErrors(problems);
    const [amountText, tipText] = [amount, tip].map((typed) => formatCents(centsSchema.parse(typed)));
    if (await take({ ...body, amount: amountText!, tip: tipText! })) onDone();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className={`grid items-start gap-4 ${method === 'check' ? 'grid-cols-2' : ''}`}>
        <TextField
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          before="$"
          maxLength={13}
          value={amount}
          error={errors.amount}
          onChange={(event) => edit({ amount: event.target.value })}
        />
        {method === 'check' && (
          <TextField
            label={texts.checkNumber}
            inputMode="numeric"
            autoComplete="off"
            maxLength={100}
            value={reference}
            error={errors.reference}
            onChange={(event) => edit({ reference: event.target.value })}
          />
        )}
      </div>
      {tips.length > 0 && (
        <TipChoice
          tips={tips}
          choice={choice}
          typed={values.tip}
          error={errors.tip}
          onChoose={(chosen) => edit({ choice: chosen })}
          onType={(typed) => edit({ tip: typed, choice: other })}
        />
      )}
      <Button type="submit" variant="main" className="min-h-14! text-lg! font-semibold">
        {texts.record[method](getSum(amount, tip) ?? '')}
      </Button>
    </form>
  );
}

interface TipChoiceProps {
  tips: CashFormProps['tips'];
  choice: string;
  typed: string;
  error: string | undefined;
  onChoose: (choice: string) => void;
  onType: (typed: string) => void;
}

/** Nothing is preselected. */
function TipChoice({ tips, choice, typed, error, onChoose, onType }: TipChoiceProps) {
  const name = useId();
  const choices = [
    { value: '0', label: texts.noTip },
    ...tips.map(({ percent, amount }) => ({
      value: `${percent}`,
      label: `${percent}%, ${exactDollars(amount)}`,
    })),
    { value: other, label: texts.anotherTip },
  ];
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">{texts.tipFor}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => onChoose(value)}
            className="size-6 shrink-0 accent-accent"
          />
          <span className="tabular-nums">{label}</span>
        </label>
      ))}
      {choice === other && (
        <TextField
          label={texts.tip}
          inputMode="decimal"
          autoComplete="off"
          before="$"
          maxLength={10}
          value={typed}
          error={error}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </fieldset>
  );
}

/** By the schema of the call, so that nothing is refused hours later. */
function getProblems(body: object, owed: string): Record<string, string> {
  const parsed = z.safeParse(newDoorPaymentSchema, { ...body, takenAt: new Date().toISOString() });
  if (!parsed.success)
    return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  return parsed.data.amount > centsSchema.parse(owed) ? { amount: texts.tooMuch(exactDollars(owed)) } : {};
}

function getSum(amount: string, tip: string): string | null {
  const parsed = [amount, tip].map((typed) => centsSchema.safeParse(typed || '0'));
  const cents = parsed.map((one) => (one.success ? one.data : Number.NaN)).reduce((sum, one) => sum + one, 0);
  return Number.isNaN(cents) ? null : exactDollars(formatCents(cents));
}
