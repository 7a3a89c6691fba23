/**
 * Keeps an incomplete date or time in its field, so that a save can refuse it. React keeps the `value` attribute in step,
 * and once that is empty, Firefox clears the parts when the field loses the focus: the stored date would be lost.
 */
export function keepIncomplete() {
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.validity.badInput) return;
      Object.defineProperty(target, 'defaultValue', {
        configurable: true,
        get: () => target.value,
        set: () => {},
      });
    },
    true,
  );
}
