/** A text that the owner entered in Settings, as the page shows it. */
export const ownerText = (text: string) => text;
