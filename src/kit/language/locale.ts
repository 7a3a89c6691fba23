/** The language that this code was built for; see docs/decisions/0018-a-build-for-each-language.md. */
export const language = 'en';
export const locale = 'en-US';
export const pathPrefix = '';
