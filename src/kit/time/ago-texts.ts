export const justNow = 'Just now';
export const minutesAgo = (count: number) => `${count} min ago`;
export const hoursAgo = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'} ago`;
export const daysAgo = (count: number) => `${count} ${count === 1 ? 'day' : 'days'} ago`;
