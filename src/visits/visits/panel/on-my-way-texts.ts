export const onMyWay = {
  action: 'On my way',
  question: 'Are you on your way?',
  withoutSignal:
    'The customer gets your “on my way” message. If there is no signal for 20 minutes, they get none.',
  ways: { email: 'email', text: 'text message' },
  and: ' and ',
  wasTold: 'The customer was told already and gets no second message.',
  noMessage: 'The customer gets no message.',
  gets: (by: string, text: string) => `The customer gets this by ${by}: “${text}”`,
};
