/** Stands at each phone field where a text may follow. */
export const textsHint = 'Texts about this quote and visit. STOP ends them. Rates may apply.';
/** The words of the box that a visitor ticks, which are stored with the consent. */
export const marketingTexts = 'Text me offers too (optional)';
