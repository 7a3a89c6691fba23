/** Everything that a person reads before they are signed in, and when they leave. */
export const signInPage = {
  tab: 'Admin Login',
  title: 'Admin Login',
  subtitle: 'Sign in to access the product admin panel',
  footer: "Don't have admin access? Contact the system administrator.",
  notStaff: (name: string) => `You’re signed in as ${name}, who isn’t an administrator.`,
  forgot: 'Forgot your password?',
};
export const signInForm = {
  username: 'Username',
  password: 'Password',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  welcome: 'Welcome back to the admin panel!',
  failed: 'Login Failed',
  wrongPair: 'Invalid username or password. Please try again.',
  show: (label: string) => `Show ${label.toLowerCase()}`,
  hide: (label: string) => `Hide ${label.toLowerCase()}`,
};
export const codeForm = {
  app: 'Code from your authenticator app',
  appHint: 'Six digits that change every 30 seconds.',
  backup: 'Backup code',
  backupHint: 'Each backup code works once.',
  useApp: 'Use the app instead',
  useBackup: 'Use a backup code',
  startAgain: 'Start again',
};
export const forgotPage = {
  tab: 'Forgot Password',
  title: 'Forgot your password?',
  subtitle: 'We’ll email you a link to choose a new one',
  sent: 'If an account has this name, an email with a link is on its way.',
  noEmail: 'This site can’t send email yet. Ask an owner to give you a new password.',
  name: 'Username or email',
  send: 'Email me a link',
  sending: 'Sending...',
  back: 'Back to sign-in',
};
export const newPasswordPage = {
  tab: 'New Password',
  done: 'Password set',
  doneText: 'Sign in with your new password.',
  toSignIn: 'Go to sign-in',
  ended: 'Link not valid',
  title: 'Choose a password',
  subtitle: 'You’ll sign in with it from now on.',
  password: 'New password',
  hint: (characters: number) =>
    `At least ${characters} characters. A few words in a row are easy to remember.`,
  set: 'Set password',
};
export const signInAgain = {
  title: 'Please sign in again',
  text: 'Your session has ended. Nothing you typed is lost, and you’ll continue where you left off.',
  leave: 'Leave the panel instead',
};
export const signOutTexts = {
  signOut: 'Sign Out',
  signingOut: 'Signing out...',
  question: 'Sign out without saving?',
  unsent: 'Entries on this device haven’t been sent yet. Signing out deletes them.',
  unsaved: 'You have unsaved changes in this tab or another one. Signing out deletes them.',
  done: 'Logged out',
  doneText: 'You have been successfully logged out.',
  failed: 'Failed to log out. Please try again.',
};
