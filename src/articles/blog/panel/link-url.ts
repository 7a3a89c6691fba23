/** URLs that the server accepts in a link. */
export const isLinkUrl = (address: string) =>
  /^(?:https?:\/\/|mailto:|tel:|#)\S+$|^\/(?!\/)\S*$/i.test(address);

/** Completes `example.com/x` and `ann@example.com` to URLs. Trims anything else. */
export function toLinkUrl(typed: string): string {
  const text = typed.trim();
  if (isLinkUrl(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^[^\s/:@]+\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(text)) return `https://${text}`;
  return text;
}
