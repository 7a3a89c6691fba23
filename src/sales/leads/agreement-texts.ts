/** The words of the box that a visitor ticks, which are stored with the consent. */
export const marketingTexts = 'Text me offers too (optional)';
