/** How the panel itself reaches a customer. */
export type Way = 'text' | 'email';
