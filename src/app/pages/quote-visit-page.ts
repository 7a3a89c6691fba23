import type { Context } from 'hono';
import type { SettingsValues } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { setRetryAfter } from '#kit/http/problem.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { AppError } from '#kit/server/errors.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { errorStatus } from '#kit/wire/errors.ts';
import { linesIn } from '#sales/quotes/server/quote-language.ts';
import { findQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { openVisitStatuses } from '#sales/records/visit-statuses.ts';
import { listWindows } from '#visits/booking/server/windows.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { presentQuotePage } from '#visits/quote-page/server/customer-quote.ts';
import { withDeposit } from '#visits/quote-page/server/deposit-amount.ts';
import type { VisitPageData, VisitStep } from '#visits/quote-page/site/visit-data.ts';
import { isChangeable } from '#visits/visits/server/changeable-visit.ts';
import { findUnconfirmed, isHeld } from '#visits/visits/server/visit-holds.ts';
import { holdSchema, windowsQuerySchema } from '#visits/visits/visits.ts';
import { respondPrivatePage } from './pages.routes.ts';

export type Shown = 'visit' | 'move' | 'cancel' | 'confirm' | 'confirming' | 'refused';

interface Refusal {
  values: Record<string, string>;
  error: AppError;
}

/** Shown on one page. */
const daysAtOnce = 14;

/** The step that fits the quote now, also after Back; with a refusal its reason and all that was typed. */
export async function respondVisit(
  deps: Deps,
  c: Context,
  shown: Shown,
  refusal: Refusal | null,
): Promise<Response> {
  const token = c.req.param('token') ?? '';
  const found = await findQuotePage(deps.db, token);
  if (!found) return respondPrivatePage(deps, c, 'quoteNotFound', {}, 404);
  const now = deps.clock();
  const present = await presentQuotePage(deps.db, found, now);
  const quote = await withDeposit(deps, found, await linesIn(deps.db, getLanguage(c), present));
  const { values: settings } = await readSettings(deps.db);
  const data: VisitPageData = {
    token,
    quote,
    step: await getStep(deps, c, {
      shown,
      token,
      quote,
      settings,
      refusal,
      preferredTime: found.quote.preferredTime ?? '',
    }),
    crewName: await findCrewName(deps.db, quote.visit?.id),
    isChangeable: canChangeVisit(quote, settings, now),
    changeCutoffHours: settings.booking.changeCutoffHours,
    noShowPercent: settings.terms.noShowPercent,
    holdMinutes: settings.booking.holdMinutes,
    refused: refusal && {
      values: isAboutOtherTotal(refusal) ? { ...refusal.values, agreesToTerms: '' } : refusal.values,
      errors: refusal.error.options.errors ?? [],
      detail: refusal.error.message,
    },
  };
  if (refusal) setRetryAfter(c, refusal.error);
  return respondPrivatePage(deps, c, 'quoteVisit', data, refusal ? errorStatus[refusal.error.code] : 200);
}

/** The customer accepted the total that the form showed then. */
const isAboutOtherTotal = ({ error }: Refusal) => error.code === 'quote-changed';

interface StepInput {
  shown: Shown;
  token: string;
  quote: CustomerQuote;
  settings: SettingsValues;
  preferredTime: string;
  refusal: Refusal | null;
}

async function getStep(deps: Deps, c: Context, around: StepInput): Promise<VisitStep> {
  const { shown, quote, settings, refusal } = around;
  if (shown === 'confirming' || shown === 'refused') return { name: shown };
  const isOpen = isOpenVisit(quote);
  const isTooLate = !canChangeVisit(quote, settings, deps.clock());
  if (isOpen && (shown === 'visit' || shown === 'confirm' || isTooLate)) return { name: 'booked' };
  if (isOpen && shown === 'cancel') return { name: 'cancel' };
  if (isOpen && !settings.booking.selfBooking) return { name: 'booked' };
  if (!isOpen && !quote.canBook) return { name: 'unavailable' };
  const unconfirmed = shown === 'confirm' ? await confirmStep(deps, c, around) : null;
  if (!isOpen && unconfirmed) return unconfirmed;
  const chosen = chosenWindow(c, refusal);
  if (!isOpen && chosen) return { name: 'address', chosen };
  return windowsStep(deps, c, around, isOpen);
}

/** Shows that the booking waits for the link in an email; with the link's code, the button that books. */
async function confirmStep(deps: Deps, c: Context, { quote, refusal }: StepInput): Promise<VisitStep | null> {
  if (refusal && !['too-many-requests', 'unavailable'].includes(refusal.error.code)) return null;
  const hold = await findUnconfirmed(deps.db, quote.id);
  if (!hold) return null;
  const chosen = { date: hold.date, from: hold.windowFrom, to: hold.windowTo };
  const code = refusal?.values.code ?? c.req.query('code') ?? '';
  if (getHash(code) === hold.codeHash) return { name: 'confirm', chosen, code };
  const { heldUntil } = hold;
  return isHeld(hold, deps.clock()) ? { name: 'unconfirmed', booking: { ...chosen, heldUntil } } : null;
}

/** After a refusal that is not about the time, the address stays; otherwise the free windows are shown again. */
function chosenWindow(c: Context, refusal: Refusal | null) {
  const isAboutTime =
    refusal &&
    (refusal.values.step !== 'address' ||
      refusal.error.code === 'window-taken' ||
      refusal.error.options.errors?.some(({ path }) => path === 'date' || path === 'from'));
  if (isAboutTime) return null;
  const [date, from, to] = refusal
    ? (refusal.values.window ?? '').split(' ')
    : [c.req.query('date'), c.req.query('from'), c.req.query('to')];
  const parsed = holdSchema.safeParse({ date, from, to });
  return parsed.success ? parsed.data : null;
}

async function windowsStep(
  deps: Deps,
  c: Context,
  { token, settings, preferredTime }: StepInput,
  isMove: boolean,
): Promise<VisitStep> {
  const today = calendarDate(deps.clock());
  const asked = windowsQuerySchema.safeParse({ from: c.req.query('from') });
  const from = (asked.success && asked.data.from) || today;
  const horizon = addDays(today, settings.booking.horizonDays);
  const next = addDays(from, daysAtOnce);
  return {
    name: 'windows',
    isMove,
    days: await listWindows(deps, token, { from, days: daysAtOnce }),
    preferredTime,
    from,
    nextFrom: from <= horizon && next <= horizon ? next : null,
  };
}

/** Not `Crew 1`, which tells a customer nothing. */
async function findCrewName(db: Deps['db'], visitId: number | undefined): Promise<string | null> {
  if (visitId === undefined) return null;
  const crew = await db
    .selectFrom('visits')
    .innerJoin('crews', 'crews.id', 'visits.crewId')
    .select('crews.name')
    .where('visits.id', '=', visitId)
    .executeTakeFirst();
  return crew && !/^crew \d+$/i.test(crew.name) ? crew.name : null;
}

const isOpenVisit = ({ visit }: CustomerQuote) =>
  visit !== null && openVisitStatuses.some((open) => open === visit.status);

/** There is a visit ahead, and the customer can still move or cancel it on its page. */
export function canChangeVisit({ visit }: CustomerQuote, settings: SettingsValues, now: Date): boolean {
  return visit !== null && isChangeable({ ...visit, windowFrom: visit.from }, settings, now);
}
