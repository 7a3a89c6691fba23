/** The same text without email addresses, phone numbers and what follows `token=`. */
export const withoutPersonalData = (text: unknown): unknown =>
  typeof text === 'string'
    ? text
        .replaceAll(/[^\s"'<>(),:;[\]@]+@[^\s"'<>(),:;[\]@]+\.[a-z]{2,}/gi, '[email]')
        .replaceAll(/([?&](?:token|key|code|password)=)[^\s&"']+/gi, '$1…')
        .replaceAll(phone, '[number]')
    : text;

/** `(818) 555-0123`, `+1 818.555.0123`, `8185550123`; no part of a longer number or of an identifier. */
const phone = /(?<![\w.-])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?![\w-])/g;
