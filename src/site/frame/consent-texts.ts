/** The consent banner. Keep it true when the tags change. */
export const consentTexts = {
  label: 'Cookies',
  heading: 'Can we count your visit?',
  analytics: 'Google Analytics shows us which pages help.',
  conversion: 'Google Ads shows us which ad led to a quote.',
  text: 'It’s up to you: nothing loads unless you accept, and the site works the same either way.',
  acceptLabel: 'Accept',
  declineLabel: 'Decline',
  settingsLabel: 'Cookie settings',
} as const;
