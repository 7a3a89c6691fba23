export const accountPage = {
  title: 'Account',
  subtitle: 'Your details and how you sign in',
  what: 'your account',
  details: 'Your details',
  detailsText: 'Your name appears in the panel and in each record’s history.',
  password: 'Password',
  passwordText: 'Changing it signs you out on all other devices.',
  twoStep: 'Two-step sign-in',
  twoStepText:
    'Enter a code from an app on your phone after your password. A stolen password alone won’t let anyone in.',
  sessions: 'Where you’re signed in',
  sessionsText: 'See a session you don’t recognize? End it and change your password.',
};
export const detailsForm = {
  labels: { name: 'Name', email: 'Email', language: 'Language', currentPassword: 'Current password' },
  saved: 'Details saved',
  failed: 'Failed to save your details',
  passwordHint: 'Needed to change your email address',
  languageHint: 'For alerts on your devices',
  username: 'Username',
  usernameHint: 'You sign in with it. It can’t be changed.',
  save: 'Save details',
};
export const passwordForm = {
  labels: {
    currentPassword: 'Current password',
    newPassword: 'New password',
    repeated: 'New password again',
  },
  different: 'The passwords don’t match',
  changed: 'Password changed',
  failed: 'Password not changed',
  hint: (characters: number) =>
    `At least ${characters} characters. A few words in a row are easy to remember.`,
  change: 'Change password',
  changing: 'Changing...',
  ended: (count: number) =>
    count === 1 ? 'One other session was signed out.' : `${count} other sessions were signed out.`,
};
export const sessionsTexts = {
  label: 'Sessions',
  what: 'your sessions',
  noOthers: 'You weren’t signed in anywhere else.',
  endOthers: 'End other sessions',
  end: 'End',
  ended: 'Session ended',
  failed: 'We couldn’t end the session.',
  thisDevice: 'This device',
  lastUsed: (ago: string) => `Last used ${ago.toLowerCase()}`,
  started: 'Started ',
  device: (name: string) => name,
};
export const twoStep = {
  titles: {
    setup: 'Turn on two-step sign-in',
    codes: 'New backup codes',
    end: 'Turn off two-step sign-in',
  },
  on: 'On',
  off: 'Off. You need an authenticator app: Google Authenticator, Microsoft Authenticator, 1Password, or your phone’s passwords app.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  isOn: 'Two-step sign-in is on',
  isOff: 'Two-step sign-in is off',
  notSaved: 'You haven’t saved them yet. If you leave this screen, you’ll lose them.',
  showCodes: 'Show the backup codes',
  newCodes: 'New backup codes',
  endText: 'You’ll sign in with your password alone. Your app codes and backup codes will stop working.',
  codesText: 'You’ll get ten new codes. Your current codes will stop working.',
  createCodes: 'Create new codes',
  left: (count: number) =>
    count === 0
      ? 'You have no backup codes left. Create new ones.'
      : count === 1
        ? 'You have one backup code left.'
        : `You have ${count} backup codes left.`,
};
export const twoStepSetup = {
  first: 'Enter your password first, so nobody else can turn this on from an open screen.',
  goOn: 'Continue',
  code: 'Code from the app',
  qr: 'QR code for your authenticator app',
  scan: 'Scan this with your authenticator app, or type this key:',
  copyKey: 'Copy key',
  openApp: 'Open the app on this phone',
  noun: 'code',
};
export const backupCodes = {
  file: (business: string, codes: string) => `Backup codes for ${business}. Each works once.\n\n${codes}\n`,
  text: 'Save these backup codes somewhere you can reach without your phone. Each one replaces an app code once. ',
  once: 'They won’t be shown again.',
  label: 'Backup codes',
  copy: 'Copy',
  download: 'Download',
  saved: 'I saved them',
};
export const confirmPassword = { label: 'Current password', noun: 'password' };
export const secondFactorDue = {
  title: 'Set up two-step sign-in',
  subtitle: 'It’s required here. You’ll enter a code from an app on your phone after your password.',
  goOn: 'Continue to the panel',
};
