/** Removes line breaks and control characters, which could start a new header. */
export const subjectLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
