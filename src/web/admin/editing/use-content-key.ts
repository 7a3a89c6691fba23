import { useRef } from 'react';
import { randomKey } from '#web/idempotency-key.ts';

/**
 * The key that a content of this form is sent under: the same one as long as the content is the same, so that what is
 * sent again after a lost answer is stored once.
 */
export function useContentKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (content !== last.current.content) last.current = { content, key: randomKey() };
    return last.current.key;
  };
}
