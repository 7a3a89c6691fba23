/** Shown beside the fields of the own account. */
export const nameRequired = 'Name is required';
export const usernameRule = '3 to 30 letters, digits, dots or underscores';
export const newPasswordRequired = 'New password is required';
export const atLeastCharacters = (count: number) => `At least ${count} characters`;
export const atMostCharacters = (count: number) => `At most ${count} characters`;
export const currentPasswordRequired = 'Current password is required';
export const currentPasswordTooLong = 'Current password is too long';
export const chooseLanguage = 'Choose a language';
export const usernameRequired = 'Username is required';
export const usernameOrEmailRequired = 'Username or email is required';
export const usernameOrEmailTooLong = 'Username or email is too long';
export const linkIncomplete = 'The link is incomplete';
export const linkWrong = 'The link is wrong';
