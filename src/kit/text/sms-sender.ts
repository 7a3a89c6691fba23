/** A number with its country code, a short code, or a sender name of up to 11 letters. */
export const isSmsSender = (text: string): boolean =>
  /^(\+[1-9]\d{6,14}|\d{5,6}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/.test(text);
