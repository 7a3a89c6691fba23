import { useState } from 'react';

/** Announces new requests to screen readers. */
export function NewRequestsAnnouncement({ count }: { count: number | undefined }) {
  const [seen, setSeen] = useState(count);
  const [text, setText] = useState('');
  if (count !== seen) {
    setSeen(count);
    const more = seen === undefined || count === undefined ? 0 : count - seen;
    if (more > 0)
      setText(`${more === 1 ? '1 more new request' : `${more} more new requests`}, ${count} in all`);
  }
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
