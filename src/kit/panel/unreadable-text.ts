export const unreadableText = (count: number): string =>
  count === 1
    ? '1 record could not be shown.'
    : `${count.toLocaleString('en-US')} records could not be shown.`;
