import * as z from 'zod/mini';
import { locale } from '#kit/language/locale.ts';
import { atMostDollars, enterDollars } from './money-texts.ts';

/** Money in API responses is a string with two decimals: `8900` becomes `"89.00"`. */
export function formatCents(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${whole}.${rest}`;
}

/** `8900` becomes `$89`, `8950` becomes `$89.50`. With `exact`, always two decimals. */
export function formatDollars(cents: number, { exact = false } = {}): string {
  const format = exact || cents % 100 !== 0 ? dollarsAndCents : wholeDollars;
  return format.format(cents / 100);
}

const dollars = { style: 'currency', currency: 'USD' } as const;
const dollarsAndCents = new Intl.NumberFormat(locale, dollars);
const wholeDollars = new Intl.NumberFormat(locale, { ...dollars, minimumFractionDigits: 0 });

/** The highest amount that is entered, and the highest total of a quote: what an integer column takes. */
export const highestCents = 20_000_000_00;

/** The reverse of `formatCents`, also for sums. Throws a RangeError for any other text. */
export function parseCents(amount: string): number {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amount.trim());
  if (!match) throw new RangeError(`Not an amount of money: ${amount}`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** `$149`, or `$0.45`. */
export const shortDollars = (amount: string) => formatDollars(parseCents(amount));

/** `298.00` becomes `$298.00`, `-20.00` becomes `−$20.00`, with a minus sign instead of a hyphen. */
export const exactDollars = (amount: string): string =>
  amount.startsWith('-')
    ? `−${exactDollars(amount.slice(1))}`
    : formatDollars(parseCents(amount), { exact: true });

/** As `exactDollars`, but `20.00` becomes `+$20.00`. */
export const signedDollars = (amount: string): string =>
  amount.startsWith('-') ? exactDollars(amount) : `+${exactDollars(amount)}`;

/** Takes dollars as a number or string, returns integer cents. */
export const centsSchema = z.pipe(
  z.union([z.number(), z.string()], enterDollars),
  z.transform((value, context) => {
    try {
      const cents = parseCents(typeof value === 'number' ? dollarsToText(value) : value);
      if (cents <= highestCents) return cents;
      context.issues.push({ code: 'custom', message: atMostDollars, input: value });
      return z.NEVER;
    } catch {
      context.issues.push({
        code: 'custom',
        message: enterDollars,
        input: value,
      });
      return z.NEVER;
    }
  }),
);

/** Rounds float errors such as 0.1 + 0.2, but keeps a real third decimal, which parseCents rejects. */
function dollarsToText(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 ? (cents / 100).toFixed(2) : String(dollars);
}

/** The same with an optional minus sign. */
export const signedCentsSchema = z.pipe(
  z.union([z.number(), z.string()], 'Enter an amount in dollars, such as 150.00 or -20.00'),
  z.transform((value, context) => {
    const typed = typeof value === 'number' ? dollarsToText(value) : value.trim();
    const isNegative = typed.startsWith('-');
    const parsed = centsSchema.safeParse(isNegative ? typed.slice(1) : typed);
    if (parsed.success) return isNegative && parsed.data !== 0 ? -parsed.data : parsed.data;
    for (const { message } of parsed.error.issues) {
      context.issues.push({ code: 'custom', message, input: value });
    }
    return z.NEVER;
  }),
);
