/** The question that is asked where third-party tags are configured; what it says of them must stay true. */
export const consentTexts = {
  label: 'Cookies',
  heading: 'May we count your visit?',
  analytics: 'Google Analytics tells us which pages help.',
  conversion: 'Google Ads tells us which ad led to a quote.',
  text: 'Both answers are fine: nothing of it is loaded unless you accept, and the site works the same.',
  acceptLabel: 'Accept',
  declineLabel: 'Decline',
  settingsLabel: 'Cookie settings',
} as const;
