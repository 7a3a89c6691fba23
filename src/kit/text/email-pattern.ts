/** A dot-atom (RFC 5321, section 4.1.2) at a domain whose last part is letters, or punycode such as `xn--p1ai`. */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

export const isEmail = (text: string): boolean => pattern.test(text) && text.lastIndexOf('@') <= 64;

/** A domain in other letters as mail servers know it: `x@домен.рф` becomes `x@xn--d1acufc.xn--p1ai`. */
export function asciiEmail(text: string): string {
  const [, local, domain] = /^([^@\s]+)@([^@\s/:?#]*[^\0-\x7f][^@\s/:?#]*)$/.exec(text) ?? [];
  const url = `http://${domain}`;
  return domain && URL.canParse(url) ? `${local}@${new URL(url).hostname}` : text;
}
