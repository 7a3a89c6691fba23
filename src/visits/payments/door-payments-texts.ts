export const cashOrCheck = 'Choose cash or check';
export const tipTooHigh = 'Enter at most $5,000';
export const whenPaid = 'Enter when it was paid';
export const enterAmount = 'Enter an amount';
