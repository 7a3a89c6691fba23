export const enterDollars = 'Enter an amount in dollars, such as 150.00';
export const atMostDollars = 'Enter at most $20,000,000';
