export const usernameRequired = 'Username is required';
export const passwordRequired = 'Password is required';
export const codeRequired = 'Code is required';
export const codeTooLong = 'Code is too long';
