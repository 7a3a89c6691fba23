import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { applyCode, type CodeTerms } from '#company/catalog/code-pricing.ts';
import { parseCents } from '#kit/money/money.ts';
import { ApiError, fetchJson } from '#kit/pages/api-client.ts';
import { codeApi } from '#kit/paths/code-paths.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import type { ShownCode } from '#sales/codes/codes.ts';
import type { QuoteInputName } from '#sales/leads/quote-form-fields.ts';
import type { useFormErrors } from '#sales/leads/site/use-form-errors.ts';
import * as text from './code-page-texts.ts';
import { exact } from './price-rows.tsx';
import type { QuoteSession } from './quote-session.ts';
import type { CartControls } from './use-cart.ts';
import type { useCatalog } from './use-catalog.ts';

interface CodeFieldProps {
  session: QuoteSession;
  catalog: ReturnType<typeof useCatalog>;
  cart: CartControls;
  errors: Pick<ReturnType<typeof useFormErrors>, 'byField' | 'mark'>;
  setField: (name: QuoteInputName, value: string) => void;
  /** The visitor opened it. */
  isPressed: boolean;
}

/** Closed at first. The code is checked wherever the prices are. */
export function CodeField({ session, catalog, cart, errors, setField, isPressed }: CodeFieldProps) {
  const { code } = session.form;
  const error = errors.byField.code;
  const [isOpenAtFirst] = useState(code !== '' || error !== undefined || typeof window !== 'undefined');
  const present = useRef({ code, error });
  present.current = { code: code.trim(), error };
  const { checkCode, refresh } = catalog;
  const [terms, setTerms] = useState<NamedTerms | null>(null);
  const [isUnchecked, setUnchecked] = useState(false);
  const checked = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again when the code is refused as the quote is sent
  useEffect(() => {
    checkCode.current = async () => {
      const { code: typed, error: known } = present.current;
      checked.current = typed;
      setUnchecked(false);
      const found = typed === '' || known !== undefined ? null : await check(typed);
      setTerms(found);
      const pricing = applyCode(found);
      return (...order) => ({ ...pricing(...order), ...(found && { codeLabel: text.row(found.code) }) });
    };
    if (present.current.code !== '') void refresh();
  }, [error]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where it appears, and as the quote is sent
  useEffect(() => {
    if (isPressed) document.getElementById('code')?.focus();
    return () => {
      checkCode.current = null;
      void refresh();
    };
  }, []);

  async function check(typed: string): Promise<NamedTerms | null> {
    try {
      return await fetchTerms(typed);
    } catch (failure) {
      const found = failure instanceof ApiError ? failure.problem?.errors?.[0] : undefined;
      if (found) errors.mark('code', found.message);
      else setUnchecked(true);
      return null;
    }
  }

  function applyOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void refresh();
  }

  return (
    <details open={isOpenAtFirst}>
      <summary className="w-fit min-h-11 content-center font-semibold underline underline-offset-3">
        {text.question}
      </summary>
      <div className="mt-2 flex items-start gap-3">
        <TextField
          name="code"
          label={text.label}
          className="min-w-0 flex-1 sm:max-w-72"
          value={code}
          error={error}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setField('code', target.value)}
          onBlur={() => code.trim() !== checked.current && void refresh()}
          onKeyDown={applyOnEnter}
        />
        <Button variant="quiet" className="mt-7 noscript:hidden" onClick={() => void refresh()}>
          {text.apply}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-sm font-medium">
        {isUnchecked ? text.unchecked : terms && getEffect(terms, cart)}
      </p>
    </details>
  );
}

function getEffect({ categories }: CodeTerms, { lines, price }: CartControls): string {
  if (price.codeCents > 0) return text.takesOff(exact(price.codeCents));
  const isFor = lines.some(({ category }) => !categories || categories.includes(category!));
  return isFor ? text.orderIsLarger : text.otherServices;
}

type NamedTerms = CodeTerms & Pick<ShownCode, 'code'>;

async function fetchTerms(typed: string): Promise<NamedTerms> {
  const { amount, ...terms } = await fetchJson<ShownCode>(
    `${codeApi.check}?code=${encodeURIComponent(typed)}`,
  );
  return { ...terms, amountCents: amount === null ? null : parseCents(amount) };
}
